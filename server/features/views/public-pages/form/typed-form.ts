import { FORM, STATEMENTS, WORK_KINDS } from '#core/contract/intake/notice-form.ts';
import type { FieldErrors } from '#core/errors.ts';

/** Values of a form by field name, as they were typed. */
export type Typed = ReadonlyMap<string, string>;

/** Work blocks on a new form. */
const WORKS_DRAWN = 3;
const WORK_FIELDS = ['description', 'kind', 'urls', 'registration_number'] as const;
const LINES = ['name', 'company', 'owner_name', 'email', 'email_repeat'] as const;
const PLACE = ['address', 'city', 'state', 'zip', 'country', 'phone'] as const;

/** Fields in the order of the page, with those of each work. */
export const fieldOrder = (works: number): readonly string[] => [
  'role',
  ...LINES,
  ...PLACE,
  ...Array.from({ length: works }, (_, index) => WORK_FIELDS.map((field) => `works.${index}.${field}`)).flat(),
  'urls',
  'where',
  'files',
  ...STATEMENTS,
  'signature',
];

/** One more than a form takes, so that the one too many is seen and refused. */
const WORKS_READ = FORM.works + 1;

/** Work blocks to draw: those that were sent, at least three. */
export function worksOf(typed: Typed): number {
  const indexes = [...typed.keys()].flatMap((name) => /^works\.(\d{1,3})\./.exec(name)?.[1] ?? []).map(Number);
  return Math.min(WORKS_READ, Math.max(WORKS_DRAWN, ...indexes.map((index) => index + 1)));
}

export const linesOf = (text = ''): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A browser sends `on` for a box whose value was left out. */
export const isTicked = (value: string | undefined): boolean => value === 'true' || value === 'on';

/** The solved challenge, if the form had one. */
export function proofOf(typed: Typed): { proof?: { challenge: string; nonce: string } } {
  const nonce = typed.get('proof.nonce') ?? '';
  return nonce === '' ? {} : { proof: { challenge: typed.get('proof.challenge') ?? '', nonce } };
}

export interface FormBody {
  readonly body: Readonly<Record<string, unknown>>;
  /** The block of each work in the body: blank blocks are left out. */
  readonly blocks: readonly number[];
}

/** The body of the JSON call, from the fields of the page. */
export function bodyOf(typed: Typed): FormBody {
  const value = (name: string) => typed.get(name) ?? '';
  const blocks = [...Array(worksOf(typed)).keys()].filter((index) =>
    WORK_FIELDS.some((field) => value(`works.${index}.${field}`).trim() !== ''),
  );
  const works = blocks.map((index) => ({
    description: value(`works.${index}.description`),
    kind: WORK_KINDS.find((kind) => kind === value(`works.${index}.kind`)),
    urls: linesOf(typed.get(`works.${index}.urls`)),
    registration_number: value(`works.${index}.registration_number`),
  }));
  const same = ['role', ...LINES, ...PLACE, 'where', 'signature', 'website', 'drawn'];
  return {
    body: {
      ...Object.fromEntries(same.map((name) => [name, value(name)])),
      ...Object.fromEntries(STATEMENTS.map((name) => [name, isTicked(typed.get(name))])),
      works,
      urls: linesOf(typed.get('urls')),
      ...proofOf(typed),
    },
    blocks,
  };
}

/** An error beside its field; `line` is the line of the field that it is about. */
export interface FieldError {
  readonly sentence: string;
  readonly line?: string;
}
export type Errors = ReadonlyMap<string, readonly FieldError[]>;

/** Errors of the call, by the fields of the page: `works.0` counts filled blocks only, `urls.3` is a line of a field. */
export function errorsByField(fields: FieldErrors, typed: Typed, blocks: readonly number[]): Errors {
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
