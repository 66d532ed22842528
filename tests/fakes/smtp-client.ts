import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw SMTP client that sends and reads single lines. */
export class SmtpClient {
  #heard = '';
  #ended = false;
  readonly #waiting: (() => void)[] = [];

  private constructor(readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#hear(bytes.toString('latin1')));
    socket.on('close', () => this.#hear('', true));
    // Replies received before a connection error still count.
    socket.on('error', () => undefined);
  }

  static async dial(port: number): Promise<SmtpClient> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new SmtpClient(socket);
  }

  /** Connects and completes greeting and EHLO. */
  static async introduced(port: number): Promise<SmtpClient> {
    const client = await SmtpClient.dial(port);
    await client.answer();
    await client.say('EHLO client.example.net');
    return client;
  }

  /** Received text that `answer` has not returned yet. */
  get heard(): string {
    return this.#heard;
  }

  #hear(text: string, ended = false): void {
    this.#heard += text;
    this.#ended ||= ended;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The next reply with all its lines, or what was received before the connection closed. */
  async answer(): Promise<string> {
    for (;;) {
      const whole = /^(?:\d{3}-.*\r\n)*\d{3}(?: .*)?\r\n/.exec(this.#heard)?.[0];
      if (whole !== undefined) {
        this.#heard = this.#heard.slice(whole.length);
        return whole.trimEnd();
      }
      if (this.#ended) return '(closed)';
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  write(bytes: string | Buffer): void {
    this.socket.write(bytes);
  }

  async say(line: string): Promise<string> {
    this.write(`${line}\r\n`);
    return this.answer();
  }

  /** Sends MAIL, RCPT and DATA; returns the last reply. */
  async envelope({ from = 'sender@example.net', to = ['notices@example.com'] } = {}): Promise<string> {
    await this.say(`MAIL FROM:<${from}>`);
    for (const one of to) await this.say(`RCPT TO:<${one}>`);
    return this.say('DATA');
  }

  /** Sends a message with envelope, dot-stuffing and end marker; returns the reply. */
  async send(raw: string | Buffer, envelope: { from?: string; to?: string[] } = {}): Promise<string> {
    await this.envelope(envelope);
    this.write(stuffed(raw));
    return this.answer();
  }

  async quit(): Promise<void> {
    await this.say('QUIT');
    this.close();
  }

  close(): void {
    this.socket.destroy();
  }
}

/** The message in wire format: CRLF, dot-stuffed, terminated. */
export function stuffed(raw: string | Buffer): Buffer {
  const text = raw.toString('latin1').replace(/^\./gm, '..');
  return Buffer.from(`${text}${text.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
}
