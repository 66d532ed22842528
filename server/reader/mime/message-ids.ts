import type { Headers } from './headers.ts';

const IN_BRACKETS = /<([^<>\s]{1,998})>/g;

/** Without its brackets, and also where the sender forgot them. */
export function messageIdOf(headers: Headers): string | null {
  const raw = headers.raw('message-id').trim();
  const id = /<\s*([^<>]{1,998}?)\s*>/.exec(raw)?.[1] ?? raw.split(/\s/, 1)[0];
  return id ? id.slice(0, 998) : null;
}

/** Without brackets: an id is what has an @ in it. */
const BARE = /[^\s<>,;"()]{1,400}@[^\s<>,;"()]{1,400}/g;

const idsIn = (header: string): string[] =>
  header.includes('<') ? [...header.matchAll(IN_BRACKETS)].map(([, id]) => id!) : (header.match(BARE) ?? []);

/** In-Reply-To and References, each once. */
export function referencesOf(headers: Headers): string[] {
  const all = ['in-reply-to', 'references'].flatMap((name) => idsIn(headers.raw(name).slice(0, 50_000)));
  return [...new Set(all)].slice(0, 200);
}

export function dateOf(headers: Headers): Date | null {
  // A comment names the zone once more.
  const time = Date.parse(
    headers
      .raw('date')
      .replace(/\([^()]*\)/g, ' ')
      .trim(),
  );
  const date = new Date(time);
  return Number.isNaN(time) || date.getUTCFullYear() < 1970 || date.getUTCFullYear() > 9999 ? null : date;
}
