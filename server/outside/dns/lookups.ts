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

/**
 * The look-ups of one check: each name once, and none of them after the time is up. Only waiting for answers takes time: a busy
 * machine does not.
 */
export class Lookups {
  readonly #dns: Dns;
  readonly #now: () => Date;
  readonly #answers = new Map<string, DnsAnswer>();
  #leftMs: number;
  #waiting = 0;
  #since = 0;

  constructor(dns: Dns, now: () => Date, ms: number) {
    this.#dns = dns;
    this.#now = now;
    this.#leftMs = ms;
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
    const asked = questions.filter(({ name, type }) => !this.#answers.has(`${type} ${name}`));
    if (asked.length === 0) return;
    const end = this.#begin();
    try {
      await Promise.all(asked.map((question) => this.#askOne(question, end.promise)));
    } finally {
      end.stop();
    }
  }

  async #askOne({ name, type }: Question, end: Promise<null>): Promise<void> {
    const answer = await Promise.race([this.#dns(name, type), end]);
    this.#answers.set(`${type} ${name}`, { name, type, answer, date: this.#now().toISOString() });
  }

  #begin(): { promise: Promise<null>; stop(): void } {
    if (this.#waiting++ === 0) this.#since = performance.now();
    const left = this.#leftMs - (performance.now() - this.#since);
    let timer: NodeJS.Timeout | undefined;
    const promise = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), Math.max(0, left));
    });
    return {
      promise,
      stop: () => {
        clearTimeout(timer);
        if (--this.#waiting === 0) this.#leftMs -= performance.now() - this.#since;
      },
    };
  }
}
