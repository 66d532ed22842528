import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  body: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** A connection that is kept: one question at a time. As little work as can be, so that the measured server has the processor. */
class Connection {
  private waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  private parts: Buffer[] = [];
  private size = 0;
  private wanted = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => this.take(chunk));
    const end = () => this.waiting?.reject(new Error('the connection was ended'));
    socket.on('error', end);
    socket.on('close', end);
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      socket.once('connect', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  ask(request: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket.destroyed) return reject(new Error('the connection was ended'));
      this.waiting = { resolve, reject };
      this.socket.write(request);
    });
  }

  private take(chunk: Buffer): void {
    this.parts.push(chunk);
    this.size += chunk.length;
    if (this.wanted > 0 && this.size < this.wanted) return;
    const all = this.parts.length === 1 ? chunk : Buffer.concat(this.parts);
    this.parts = [all];
    const head = all.indexOf(HEAD_END);
    if (head === -1) return;
    const text = all.toString('latin1', 0, head);
    const length = /\r\ncontent-length: (\d+)/i.exec(text);
    if (!length) {
      // In chunks: whole when the last one, of no length, is there.
      if (!all.subarray(-5).equals(Buffer.from('0\r\n\r\n'))) return;
    } else {
      this.wanted = head + HEAD_END.length + Number(length[1]);
      if (this.size < this.wanted) return;
    }
    this.parts = [];
    this.size = this.wanted = 0;
    const { resolve } = this.waiting!;
    this.waiting = undefined;
    resolve({ status: Number(text.slice(9, 12)), body: all.subarray(head + HEAD_END.length) });
  }

  close(): void {
    this.socket.destroy();
  }
}

export const openConnections = (port: number, count: number): Promise<Connection[]> =>
  Promise.all(Array.from({ length: count }, () => Connection.open(port)));

export type { Connection };
