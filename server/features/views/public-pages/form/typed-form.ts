import type { FieldErrors } from '#core/errors.ts';

/** Values of a form by field name, as they were typed. */
export type Typed = ReadonlyMap<string, string>;

/** Where to reach the sender, in the order of the page. */
export const PLACE = ['address', 'city', 'state', 'zip', 'country', 'phone'] as const;

export const linesOf = (text = ''): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A browser sends `on` for a box whose value was left out. */
const isTicked = (value: string | undefined): boolean => value === 'true' || value === 'on';

/** The solved challenge, if the form had one. */
function proofOf(typed: Typed): { proof?: { challenge: string; nonce: string } } {
  const nonce = typed.get('proof.nonce') ?? '';
  return nonce === '' ? {} : { proof: { challenge: typed.get('proof.challenge') ?? '', nonce } };
}

/** What the calls of all forms have: texts and boxes by their names, a line for each URL, the signature and the traces. */
export const bodyOf = (typed: Typed, texts: readonly string[], boxes: readonly string[]) => ({
  ...Object.fromEntries([...texts, 'signature', 'website', 'drawn'].map((name) => [name, typed.get(name) ?? ''])),
  ...Object.fromEntries(boxes.map((name) => [name, isTicked(typed.get(name))])),
  urls: linesOf(typed.get('urls')),
  ...proofOf(typed),
});

/** An error beside its field; `line` is the line of the field that it is about. */
export interface FieldError {
  readonly sentence: string;
  readonly line?: string;
}
export type Errors = ReadonlyMap<string, readonly FieldError[]>;

/** Errors of the call, by the fields of the page: `works.0` is the first of the filled `blocks`, `urls.3` a line of a field. */
export function errorsByField(fields: FieldErrors, typed: Typed, blocks: readonly number[] = []): Errors {
  const errors = new Map<string, FieldError[]>();
  const add = (field: string, error: FieldError) => errors.set(field, [...(errors.get(field) ?? []), error]);
  for (const [name, sentences] of Object.entries(fields)) {
    const sentence = sentences[0] ?? '';
    const [, work, inWork = name] = /^works\.(\d+)\.(.+)$/.exec(name) ?? [];
    const block = work === undefined ? '' : `works.${blocks[Number(work)] ?? 0}.`;
    const [, list, index] = /^(urls)\.(\d+)$/.exec(inWork) ?? [];
    if (list) add(`${block}${list}`, { sentence, line: linesOf(typed.get(`${block}${list}`))[Number(index)] ?? '' });
    // Shown at the first work: the list has no field of its own.
    else if (name === 'works') add('works.0.description', { sentence });
    else add(`${block}${inWork}`, { sentence });
  }
  return errors;
}
