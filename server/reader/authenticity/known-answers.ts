/** Answers of the DNS by `type name`; null for a temporary error. A thread has no network of its own to wait for. */
export type KnownAnswers = Readonly<Record<string, readonly string[] | null>>;

export interface Missing {
  name: string;
  type: 'TXT' | 'A' | 'AAAA' | 'MX' | 'PTR';
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

const asRecord = (type: string, text: string): unknown => {
  if (type === 'TXT') return [text];
  if (type !== 'MX') return text;
  const [priority = '0', exchange = ''] = text.split(' ');
  return { priority: Number(priority), exchange };
};

/** A resolver for mailauth that knows some answers, and remembers the questions to which it has none. */
export function makeKnownResolver(answers: KnownAnswers) {
  const missing = new Map<string, Missing>();
  let failed = 0;
  async function resolver(name: string, type: string): Promise<string[]> {
    const asked = name.toLowerCase();
    const key = `${type} ${asked}`;
    const records = answers[key];
    if (records === undefined) {
      missing.set(key, { name: asked, type: type as Missing['type'] });
      throw failure('EMISSING');
    }
    if (records === null) {
      failed++;
      throw failure('ETIMEOUT');
    }
    if (records.length === 0) throw failure('ENOTFOUND');
    // Not only strings: mailauth's own type leaves out all but these.
    return records.map((text) => asRecord(type, text)) as string[];
  }
  return { resolver, missing: () => [...missing.values()], failures: () => failed };
}
