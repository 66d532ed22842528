import type { Dns, Records, RecordType } from './dns.ts';

/** An answer as it is kept for evidence. */
export interface DnsAnswer {
  name: string;
  type: RecordType;
  answer: Records;
  date: string;
}

export interface Question {
  name: string;
  type: RecordType;
}

/** The look-ups of one check: each name once, and none of them after the time is up. */
export class Lookups {
  readonly #dns: Dns;
  readonly #now: () => Date;
  readonly #answers = new Map<string, DnsAnswer>();
  readonly #end: Promise<null>;
  readonly #timer: NodeJS.Timeout;

  constructor(dns: Dns, now: () => Date, ms: number) {
    this.#dns = dns;
    this.#now = now;
    let end: (records: null) => void = () => undefined;
    this.#end = new Promise((resolve) => {
      end = resolve;
    });
    this.#timer = setTimeout(() => end(null), ms).unref();
  }

  /** In the order of their names, so that equal checks leave equal records. */
  get answers(): DnsAnswer[] {
    const order = ({ name, type }: DnsAnswer) => `${name} ${type}`;
    return [...this.#answers.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  }

  /** By `type name`. */
  get known(): Record<string, Records> {
    return Object.fromEntries([...this.#answers].map(([key, { answer }]) => [key, answer]));
  }

  hasAsked(name: string, type: RecordType = 'TXT'): boolean {
    return this.#answers.has(`${type} ${name}`);
  }

  get(name: string, type: RecordType): Records {
    return this.#answers.get(`${type} ${name}`)?.answer ?? null;
  }

  async ask(questions: readonly Question[]): Promise<void> {
    await Promise.all(
      questions.map(async ({ name, type }) => {
        const key = `${type} ${name}`;
        if (this.#answers.has(key)) return;
        const answer = await Promise.race([this.#dns(name, type), this.#end]);
        this.#answers.set(key, { name, type, answer, date: this.#now().toISOString() });
      }),
    );
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
