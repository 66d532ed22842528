import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Somebody who talks SMTP by hand: each line as it is, and each answer as it comes. */
export class SmtpClient {
  #heard = '';
  #ended = false;
  readonly #waiting: (() => void)[] = [];

  private constructor(readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#hear(bytes.toString('latin1')));
    socket.on('close', () => this.#hear('', true));
    // What matters is what was said before.
    socket.on('error', () => undefined);
  }

  static async dial(port: number): Promise<SmtpClient> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new SmtpClient(socket);
  }

  /** Greeted and introduced. */
  static async introduced(port: number): Promise<SmtpClient> {
    const client = await SmtpClient.dial(port);
    await client.answer();
    await client.say('EHLO client.example.net');
    return client;
  }

  /** What was said and not yet listened to. */
  get heard(): string {
    return this.#heard;
  }

  #hear(text: string, ended = false): void {
    this.#heard += text;
    this.#ended ||= ended;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The next answer, all its lines; what there is when the line is closed. */
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

  /** An envelope, up to the server's readiness for the message. */
  async envelope({ from = 'sender@example.net', to = ['notices@example.com'] } = {}): Promise<string> {
    await this.say(`MAIL FROM:<${from}>`);
    for (const one of to) await this.say(`RCPT TO:<${one}>`);
    return this.say('DATA');
  }

  /** A message whose lines end as they should: dots are stuffed, the end is told. */
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

/** As it goes over the line, the end included. */
export function stuffed(raw: string | Buffer): Buffer {
  const text = raw.toString('latin1').replace(/^\./gm, '..');
  return Buffer.from(`${text}${text.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
}
