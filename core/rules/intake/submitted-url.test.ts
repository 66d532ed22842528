import { expect, test } from 'vitest';
import { hasStatusLinkEnded, submittedUrl } from './submitted-url.ts';
import { standingOf, type UrlState } from './url-states.ts';

const submitted_date = new Date('2026-11-18T10:00:00Z');
const forwarded_date = new Date('2026-11-18T11:00:00Z');
const OPEN = standingOf([], false);

test('a URL is received until a forward was delivered', () => {
  expect(submittedUrl({ kind: 'notice', submitted_date, forwarded_date: null, standing: OPEN })).toEqual({
    state: 'received',
    reason: null,
    date: '2026-11-18T10:00:00.000Z',
  });
  expect(submittedUrl({ kind: 'notice', submitted_date, forwarded_date, standing: OPEN })).toEqual({
    state: 'passed_on',
    reason: null,
    date: '2026-11-18T11:00:00.000Z',
  });
});

test.each([
  ['disabled', 'disabled', null],
  ['disputed', 'disabled', null],
  ['gone', 'not_found', null],
  ['declined', 'not_removed', 'licensed'],
  ['restored', 'restored', null],
] as const)('a URL that is %s is shown as %s, with its reason %s', (state, shown, reason) => {
  const date = '2026-11-19T09:30:00.000Z';
  const standing = { state, state_date: date, user_notified_date: null, reason };
  expect(submittedUrl({ kind: 'notice', submitted_date, forwarded_date, standing })).toEqual({
    state: shown,
    reason,
    date,
  });
});

test.each([
  ['disputed', null, 'received', '2026-11-18T10:00:00.000Z'],
  ['disabled', forwarded_date, 'passed_on', '2026-11-18T11:00:00.000Z'],
  ['restored', forwarded_date, 'restored', '2026-12-07T09:30:00.000Z'],
] as const)('the sender of a counter-notice sees a URL that is %s as %s', (state, forwarded, shown, date) => {
  const standing = { state, state_date: '2026-12-07T09:30:00.000Z', user_notified_date: null, reason: null };
  const handled = { kind: 'counter_notice', submitted_date, forwarded_date: forwarded, standing } as const;
  expect(submittedUrl(handled)).toEqual({ state: shown, reason: null, date });
});

test.for<[urls: [UrlState, string | null][], now: string, hasEnded: boolean]>([
  [[], '2036-01-01', false],
  [[['open', null]], '2036-01-01', false],
  [[['disputed', '2026-11-18']], '2036-01-01', false],
  [
    [
      ['gone', '2026-11-18'],
      ['open', null],
    ],
    '2036-01-01',
    false,
  ],
  [
    [
      ['disabled', '2026-11-18'],
      ['restored', '2026-12-18'],
    ],
    '2027-11-19',
    false,
  ],
  [
    [
      ['declined', '2026-11-18'],
      ['disabled', '2026-12-18'],
    ],
    '2027-12-18',
    false,
  ],
  [
    [
      ['disabled', '2026-11-18'],
      ['gone', '2026-12-18'],
    ],
    '2027-12-19',
    true,
  ],
])('the status link with URLs %j has ended on %s: %s', ([urls, now, hasEnded]) => {
  const states = urls.map(([state, state_date]) => ({ state, state_date }));
  expect(hasStatusLinkEnded(states, new Date(now))).toBe(hasEnded);
});
