import { FORM, STATEMENTS, WORK_KINDS } from '#core/contract/intake/notice-form.ts';
import type { FieldErrors } from '#core/errors.ts';
import { bodyOf, type Errors, errorsByField, linesOf, PLACE, type Typed } from '../form/typed-form.ts';

/** Work blocks on a new form. */
const WORKS_DRAWN = 3;
/** One more than a form takes, so that the one too many is seen and refused. */
const WORKS_READ = FORM.works + 1;
const WORK_FIELDS = ['description', 'kind', 'urls', 'registration_number'] as const;
const YOU = ['role', 'name', 'company', 'owner_name', 'email', 'email_repeat', ...PLACE] as const;

/** Work blocks to draw: those that were sent, at least three. */
export function worksOf(typed: Typed): number {
  const indexes = [...typed.keys()].flatMap((name) => /^works\.(\d{1,3})\./.exec(name)?.[1] ?? []).map(Number);
  return Math.min(WORKS_READ, Math.max(WORKS_DRAWN, ...indexes.map((index) => index + 1)));
}

export const fieldOrder = (typed: Typed): readonly string[] => [
  ...YOU,
  ...[...Array(worksOf(typed)).keys()].flatMap((index) => WORK_FIELDS.map((field) => `works.${index}.${field}`)),
  ...['urls', 'where', 'files'],
  ...STATEMENTS,
  'signature',
];

/** The block of each work in the body: blank blocks are left out. */
const filledBlocks = (typed: Typed): number[] =>
  [...Array(worksOf(typed)).keys()].filter((index) =>
    WORK_FIELDS.some((field) => (typed.get(`works.${index}.${field}`) ?? '').trim() !== ''),
  );

function workOf(typed: Typed, index: number) {
  const value = (field: (typeof WORK_FIELDS)[number]) => typed.get(`works.${index}.${field}`) ?? '';
  return {
    description: value('description'),
    kind: WORK_KINDS.find((kind) => kind === value('kind')),
    urls: linesOf(value('urls')),
    registration_number: value('registration_number'),
  };
}

/** The body of the JSON call. */
export const noticeBody = (typed: Typed) => ({
  ...bodyOf(typed, [...YOU, 'where'], STATEMENTS),
  works: filledBlocks(typed).map((index) => workOf(typed, index)),
});

/** Errors of the call name the works that it has; the page shows them at the blocks they were typed in. */
export const noticeErrors = (fields: FieldErrors, typed: Typed): Errors =>
  errorsByField(fields, typed, filledBlocks(typed));
