import { expect, test } from 'vitest';
import { noticeReference } from './notice-reference.ts';
import { submissionReference } from './submission-reference.ts';

const form = submissionReference([1, 2, 3, 4, 5, 6, 7]);

test.each([
  [form, { form }],
  [` ${form.toLowerCase().replaceAll('-', ' ')} `, { form }],
  ['0042', { id: 42 }],
  ['#42', { id: 42 }],
  ['No. 42', { id: 42 }],
  [' 12345 ', { id: 12_345 }],
  [`${form.slice(0, -1)}!`, null],
  ['0', null],
  ['99999999999', null],
  ['C0042', null],
  ['my notice', null],
])('%s', (typed, read) => expect(noticeReference(typed)).toEqual(read));
