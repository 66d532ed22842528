import type { FieldConditionKey, FieldKey } from './rule-lookups.ts';

/** What a rule looks at. A notice has one subject and many URLs: every field is a list. */
export type Facts = Readonly<Record<FieldKey, readonly string[]>> & {
  /** How many of the six elements were found. */
  readonly elements: number;
};

export interface RuleRow {
  readonly field: FieldKey;
  readonly field_condition: FieldConditionKey;
  readonly value: string;
}

/** A pattern that was read, and runs so that it cannot hang; undefined when it cannot be read. */
export type CompilePattern = (pattern: string) => ((text: string) => boolean) | undefined;

const VERDICT_ORDER = ['not_a_notice', 'defective', 'core_only', 'complete'];
const normalize = (text: string): string => text.trim().toLowerCase();
const snakeCase = (text: string): string => normalize(text).replaceAll(' ', '_');

/** Of completeness: so many elements, or at least this verdict. Of the others: so many of them, or a number that large. */
function isAtLeast({ field, value }: RuleRow, facts: Facts): boolean {
  const values = facts[field].filter((text) => text !== '');
  const verdict = VERDICT_ORDER.indexOf(snakeCase(value));
  if (field === 'completeness' && verdict !== -1) return VERDICT_ORDER.indexOf(values[0] ?? '') >= verdict;
  const least = value.trim() === '' ? Number.NaN : Number(value);
  if (Number.isNaN(least)) return false;
  if (field === 'completeness') return facts.elements >= least;
  const only = values.length === 1 ? Number(values[0]) : Number.NaN;
  return (Number.isNaN(only) ? values.length : only) >= least;
}

type Test = (text: string, value: string) => boolean;
const OPERATORS: Readonly<Partial<Record<FieldConditionKey, Test>>> = {
  contains: (text, value) => text.includes(value),
  equals: (text, value) => text === value,
  starts_with: (text, value) => text.startsWith(value),
  ends_with: (text, value) => text.endsWith(value),
};

/** Matching ignores case (decisions §10). "Does not contain" is true when nothing of the field contains it. */
function matchesRow(row: RuleRow, facts: Facts, readPattern: CompilePattern): boolean {
  const { field, field_condition, value } = row;
  const values = facts[field];
  switch (field_condition) {
    case 'is_empty':
      return values.every((text) => text.trim() === '');
    case 'is_at_least':
      return isAtLeast(row, facts);
    case 'matches': {
      const pattern = readPattern(value);
      return pattern !== undefined && values.some(pattern);
    }
    case 'does_not_contain':
      return !matchesRow({ ...row, field_condition: 'contains' }, facts, readPattern);
    default: {
      const test = OPERATORS[field_condition]!;
      const wanted = field === 'completeness' ? snakeCase(value) : normalize(value);
      return values.some((text) => test(normalize(text), wanted));
    }
  }
}

export function matchesRule(
  { condition, rows }: { condition: string; rows: readonly RuleRow[] },
  facts: Facts,
  readPattern: CompilePattern,
): boolean {
  const matches = (row: RuleRow) => matchesRow(row, facts, readPattern);
  return condition === 'any' ? rows.some(matches) : rows.every(matches);
}
