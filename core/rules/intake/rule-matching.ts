import type { FieldConditionKey, FieldKey } from './rule-lookups.ts';

/** Values of a notice by field. All fields are lists, because a notice can have many URLs. */
export type Facts = Readonly<Record<FieldKey, readonly string[]>> & {
  /** Number of the six elements found. */
  readonly elements: number;
};

export interface RuleRow {
  readonly field: FieldKey;
  readonly field_condition: FieldConditionKey;
  readonly value: string;
}

/** Compiles a pattern with a time limit (ReDoS). Undefined if the pattern is invalid. */
export type CompilePattern = (pattern: string) => ((text: string) => boolean) | undefined;

const VERDICT_ORDER = ['not_a_notice', 'defective', 'core_only', 'complete'];
const normalize = (text: string): string => text.trim().toLowerCase();
const snakeCase = (text: string): string => normalize(text).replaceAll(' ', '_');

/** Compares completeness by elements or verdict, and other fields by their numeric value or number of values. */
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

/** Case-insensitive (decisions §10). "Does not contain" is true if no value of the field contains the text. */
function matchesRow(row: RuleRow, facts: Facts, compilePattern: CompilePattern): boolean {
  const { field, field_condition, value } = row;
  const values = facts[field];
  switch (field_condition) {
    case 'is_empty':
      return values.every((text) => text.trim() === '');
    case 'is_at_least':
      return isAtLeast(row, facts);
    case 'matches': {
      const pattern = compilePattern(value);
      return pattern !== undefined && values.some(pattern);
    }
    case 'does_not_contain':
      return !matchesRow({ ...row, field_condition: 'contains' }, facts, compilePattern);
    default: {
      const test = OPERATORS[field_condition]!;
      const wanted = field === 'completeness' || field === 'authenticity' ? snakeCase(value) : normalize(value);
      return values.some((text) => test(normalize(text), wanted));
    }
  }
}

export function matchesRule(
  { condition, rows }: { condition: string; rows: readonly RuleRow[] },
  facts: Facts,
  compilePattern: CompilePattern,
): boolean {
  const matches = (row: RuleRow) => matchesRow(row, facts, compilePattern);
  return condition === 'any' ? rows.some(matches) : rows.every(matches);
}
