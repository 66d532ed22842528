import { expect, test } from 'vitest';
import { HOLD_STATES, isHoldStanding, mayMoveHold } from './hold-life.ts';

test('a reported proceeding is assessed once, and accepted ones end or turn out to be none', () => {
  const table = HOLD_STATES.map((from) => [from, ...HOLD_STATES.map((to) => mayMoveHold(from, to))]);
  expect(table).toEqual([
    // To: reported, accepted, rejected, ended.
    ['reported', true, true, true, true],
    ['accepted', false, true, true, true],
    ['rejected', false, true, true, false],
    ['ended', false, true, false, true],
  ]);
});

test('reported and accepted proceedings stand', () => {
  expect(HOLD_STATES.filter(isHoldStanding)).toEqual(['reported', 'accepted']);
});
