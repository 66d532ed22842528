import { expect, test } from 'vitest';
import { clearBottom } from './clear-place.ts';

const at = (top: number, bottom: number) => ({ top, bottom });

test.for([
  ['stays at the bottom of an empty window', [], 16],
  ['stays below a control further up', [at(100, 136)], 16],
  ['rises above a control', [at(760, 796)], 48],
  ['rises above every control of a row', [at(764, 796), at(756, 796)], 52],
  ['rises into the gap between two controls, if it is high enough', [at(760, 796), at(600, 636)], 48],
  ['rises above both, if the gap is too low', [at(760, 796), at(680, 716)], 128],
  ['has no place if there is no room', [at(0, 800)], null],
] as const)('a toast %s', ([, taken, bottom]) => {
  expect(clearBottom(60, 800, taken)).toBe(bottom);
});
