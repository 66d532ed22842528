import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  /** Empty unless the whole body was requested or the call was refused. */
  body: Buffer;
}

interface Asking {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** End of a chunked body. */
const LAST_CHUNK = '0\r\n\r\n';
/** Shared read buffer: allocating per chunk would take CPU time from the measured server. */
const READ_INTO = Buffer.allocUnsafeSlow(512 * 1024);

/** A response being received. */
class Incoming {
  status = 0;
  private head: Buffer | undefined;
  private left: number | undefined;
  private tail = '';
  private kept: Buffer[] = [];

  constructor(private readonly whole: boolean) {}

  /** Adds a chunk; true when the response is complete. */
  take(chunk: Buffer): boolean {
    if (this.status > 0) return this.add(chunk);
    const begun = this.head ? Buffer.concat([this.head, chunk]) : chunk;
    const end = begun.indexOf(HEAD_END);
    if (end === -1) {
      this.head = Buffer.from(begun);
      return false;
    }
    const text = begun.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    this.status = Number(text.slice(9, 12));
    this.left = length === undefined ? undefined : Number(length);
    return this.add(begun.subarray(end + HEAD_END.length));
  }

  private add(piece: Buffer): boolean {
    if (this.whole || this.status >= 300) this.kept.push(Buffer.from(piece));
    if (this.left !== undefined) {
      this.left -= piece.length;
      return this.left <= 0;
    }
    this.tail = (this.tail + piece.toString('latin1', Math.max(0, piece.length - 5))).slice(-5);
    return this.tail === LAST_CHUNK;
  }

  get body(): Buffer {
    return Buffer.concat(this.kept);
  }
}

/** A keep-alive connection without pipelining. Minimal, to leave the CPU to the measured server. */
class Connection {
  private socket!: Socket;
  private waiting: Asking | undefined;
  private incoming = new Incoming(false);

  static open(port: number): Promise<Connection> {
    const connection = new Connection();
    const callback = (size: number) => {
      connection.take(READ_INTO.subarray(0, size));
      return true;
    };
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true, onread: { buffer: READ_INTO, callback } });
      connection.socket = socket;
      socket.once('connect', () => resolve(connection));
      socket.once('error', reject);
      const end = () => connection.waiting?.reject(new Error('the connection was ended'));
      socket.on('error', end);
      socket.on('close', end);
    });
  }

  ask(request: Buffer, { whole = false } = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket.destroyed) return reject(new Error('the connection was ended'));
      this.incoming = new Incoming(whole);
      this.waiting = { resolve, reject };
      this.socket.write(request);
    });
  }

  private take(chunk: Buffer): void {
    if (!this.waiting || !this.incoming.take(chunk)) return;
    const { resolve } = this.waiting;
    this.waiting = undefined;
    resolve({ status: this.incoming.status, body: this.incoming.body });
  }

  close(): void {
    this.socket.destroy();
  }
}

export const openConnections = (port: number, count: number): Promise<Connection[]> =>
  Promise.all(Array.from({ length: count }, () => Connection.open(port)));

export type { Connection };
