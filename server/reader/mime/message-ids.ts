import type { Headers } from './headers.ts';

const IN_BRACKETS = /<([^<>\s]{1,998})>/g;

/** The id without its brackets, which may be missing. */
export function messageIdOf(headers: Headers): string | null {
  const raw = headers.raw('message-id').trim();
  const id = /<\s*([^<>]{1,998}?)\s*>/.exec(raw)?.[1] ?? raw.split(/\s/, 1)[0];
  return id ? id.slice(0, 998) : null;
}

/** An id without brackets contains an @. */
const BARE = /[^\s<>,;"()]{1,400}@[^\s<>,;"()]{1,400}/g;

const idsIn = (header: string): string[] =>
  header.includes('<') ? [...header.matchAll(IN_BRACKETS)].map(([, id]) => id!) : (header.match(BARE) ?? []);

/** Distinct ids of In-Reply-To and References. */
export function referencesOf(headers: Headers): string[] {
  const all = ['in-reply-to', 'references'].flatMap((name) => idsIn(headers.raw(name).slice(0, 50_000)));
  return [...new Set(all)].slice(0, 200);
}

export function dateOf(headers: Headers): Date | null {
  // A comment repeats the time zone.
  const time = Date.parse(
    headers
      .raw('date')
      .replace(/\([^()]*\)/g, ' ')
      .trim(),
  );
  const date = new Date(time);
  return Number.isNaN(time) || date.getUTCFullYear() < 1970 || date.getUTCFullYear() > 9999 ? null : date;
}
