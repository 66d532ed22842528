import { expect, test } from 'vitest';
import { whatStays } from './what-stays.ts';

const ACTIONS = 'Actions on its URLs, and the strikes for them, stay with Quay, too.';
const COUNTER_NOTICES = 'Its counter-notices and proceedings stay with Quay, where their clock keeps running.';

test('whoever assigns a notice to another company is warned about what stays with the first', () => {
  expect(whatStays([{ state: 'open' }], [], 'Quay')).toEqual([]);
  expect(whatStays([{ state: 'open' }, { state: 'disabled' }], [], 'Quay')).toEqual([ACTIONS]);
  expect(whatStays([{ state: 'disputed' }], [{}], 'Quay')).toEqual([ACTIONS, COUNTER_NOTICES]);
  // Defective: nothing was disabled.
  expect(whatStays([{ state: 'open' }], [{}], 'Quay')).toEqual([COUNTER_NOTICES]);
});
