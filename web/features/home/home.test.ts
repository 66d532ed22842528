import { expect, test } from 'vitest';
import type { Profile } from '#core/contract/users.ts';
import { greeting } from './greeting.ts';
import { setupSentence, setupSteps } from './setup-steps.ts';

const at = (hour: number) => new Date(2026, 5, 1, hour);

test.each([
  [4, 'Good evening, Nora'],
  [5, 'Good morning, Nora'],
  [12, 'Good afternoon, Nora'],
  [18, 'Good evening, Nora'],
])('at %d o’clock: %s', (hour, text) => {
  expect(greeting('Nora', at(hour))).toBe(text);
});

test('who has no first name is greeted all the same', () => {
  expect(greeting('', at(9))).toBe('Good morning');
});

const profile = (first_name: string, image: { id: number; file: string } | null): Profile => ({
  companies: [],
  result: {
    id: 1,
    email: 'nora@example.com',
    username: 'nora@example.com',
    first_name,
    last_name: '',
    name: first_name || 'nora@example.com',
    role: 'user',
    status: { id: 1, name: 'Active' },
    is_superuser: false,
    date_joined: '2026-01-01T00:00:00.000Z',
    last_login: null,
    info: [{ image }],
  },
});

test('the steps tick off by what is really there', () => {
  expect(setupSteps(profile('', null)).map(({ isDone }) => isDone)).toEqual([true, false, false]);
  expect(setupSteps(profile('Nora', null)).map(({ isDone }) => isDone)).toEqual([true, true, false]);
});

test('one sentence says what is left', () => {
  expect(setupSentence(setupSteps(profile('', null)))).toBe('Two steps left to set up your account.');
  expect(setupSentence(setupSteps(profile('Nora', null)))).toBe('One step left to set up your account.');
  expect(setupSentence(setupSteps(profile('Nora', { id: 1, file: '/x' })))).toBe(
    'Everything is set up. Nothing needs you right now.',
  );
});
