import { expect, test } from 'vitest';
import { isNoticeMade, nextSubmissionState, SUBMISSION_STATES, type SubmissionAction } from './submission-life.ts';

const ACTIONS: readonly SubmissionAction[] = ['confirm', 'accept', 'reject'];

test('the emailed link works in every state, and the queue decides once', () => {
  const table = SUBMISSION_STATES.map((state) => [
    state,
    ...ACTIONS.map((action) => nextSubmissionState(state, action)),
  ]);
  expect(table).toEqual([
    ['submitted', 'confirmed', 'accepted', 'spam'],
    ['confirmed', 'confirmed', undefined, undefined],
    ['accepted', 'accepted', undefined, undefined],
    ['spam', 'confirmed', undefined, undefined],
  ]);
});

test('confirmed and accepted forms are notices', () => {
  expect(SUBMISSION_STATES.filter(isNoticeMade)).toEqual(['confirmed', 'accepted']);
});
