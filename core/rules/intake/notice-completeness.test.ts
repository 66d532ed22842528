import { describe, expect, test } from 'vitest';
import { CompletenessChange } from '../../contract/intake/completeness.ts';
import { type Completeness, correct, ELEMENTS, isForwardable, UNREAD, verdictOf } from './notice-completeness.ts';

const ALL = Object.fromEntries(ELEMENTS.map((element) => [element, true])) as Record<
  (typeof ELEMENTS)[number],
  boolean
>;
const NONE = Object.fromEntries(ELEMENTS.map((element) => [element, false])) as typeof ALL;
const CORE = { ...NONE, work: true, material: true, contact: true };
const other = (change: Partial<Completeness>): Completeness => ({ ...UNREAD, verdict: 'defective', ...change });

describe('verdictOf', () => {
  test('for kind other is "not a notice" only with evidence; otherwise it depends on the elements and is never complete', () => {
    expect(verdictOf({ ...ALL, kind: 'other', isEvident: true })).toBe('not_a_notice');
    expect(verdictOf({ ...ALL, kind: 'other', isEvident: false })).toBe('core_only');
    expect(verdictOf({ ...CORE, kind: 'other', isEvident: false })).toBe('core_only');
    expect(verdictOf({ ...NONE, kind: 'other', isEvident: false })).toBe('defective');
  });

  test('for a takedown depends on its elements, and for every other kind is "not a notice"', () => {
    for (const isEvident of [true, false]) {
      expect(verdictOf({ ...ALL, kind: 'takedown', isEvident })).toBe('complete');
      expect(verdictOf({ ...CORE, kind: 'takedown', isEvident })).toBe('core_only');
      expect(verdictOf({ ...NONE, kind: 'takedown', isEvident })).toBe('defective');
      expect(verdictOf({ ...ALL, kind: 'trademark', isEvident })).toBe('not_a_notice');
      expect(verdictOf({ ...ALL, kind: 'bounce', isEvident })).toBe('not_a_notice');
    }
  });

  test('kind other is never forwarded automatically', () => {
    expect(isForwardable(other({ ...ALL, verdict: 'core_only' }), true)).toBe(false);
    expect(isForwardable(UNREAD, true)).toBe(false);
  });
});

describe('a correction', () => {
  test('of an unread message recalculates the verdict', () => {
    expect(correct(UNREAD, { signature: true })).toMatchObject({
      signature: true,
      verdict: 'defective',
      is_corrected: true,
    });
    expect(correct(UNREAD, CORE).verdict).toBe('core_only');
    expect(correct(UNREAD, { ...ALL, kind: 'takedown' }).verdict).toBe('complete');
    expect(correct(UNREAD, { verdict: 'not_a_notice' }).verdict).toBe('not_a_notice');
  });

  test('keeps "not a notice" if there was evidence or the person provides it', () => {
    expect(correct(other({ verdict: 'not_a_notice' }), { signature: true }).verdict).toBe('not_a_notice');
    expect(correct(other({ kind: 'takedown' }), { kind: 'other' }).verdict).toBe('not_a_notice');
    expect(correct(other({ verdict: 'defective' }), CORE).verdict).toBe('core_only');
  });

  test('cannot make a notice unread', () => {
    expect(CompletenessChange.safeParse({ verdict: 'unread' }).success).toBe(false);
    expect(CompletenessChange.safeParse({ verdict: 'defective' }).success).toBe(true);
  });
});
