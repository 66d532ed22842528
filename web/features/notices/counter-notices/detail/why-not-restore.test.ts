import { expect, test } from 'vitest';
import type { CounterNoticeRow } from '#core/contract/intake/counter-notices.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { whyNotRestore } from './why-not-restore.ts';

const row = (change: Partial<CounterNoticeRow> = {}) =>
  ({
    verdict: 'complete',
    outcome: 'waiting',
    urls: [{ id: 1, url: 'https://example.com/a' }],
    urls_count: 1,
    clock: clockOf('2026-11-17'),
    holds: [],
    released_date: null,
    ...change,
  }) as unknown as CounterNoticeRow;

test.each([
  ['no counter-notice', [], '2026-12-03', /^No complete counter-notice/],
  ['one about another URL', [row({ urls: [{ id: 2, url: 'https://example.com/b' }] })], '2026-12-03', /^No complete/],
  ['a defective one', [row({ verdict: 'defective', outcome: 'defective', clock: null })], '2026-12-03', /^No complete/],
  ['the 10th business day', [row()], '2026-12-02', /end on 2 Dec 2026/],
  ['a retraction', [row({ released_date: '2026-11-20T00:00:00.000Z' })], '2026-11-20', null],
  ['the days after it', [row()], '2026-12-03', null],
  [
    'a proceeding',
    [row({ holds: [{ state: 'accepted', received_date: '2026-11-20T12:00:00.000Z' }] as never })],
    '2026-12-03',
    /reported on 20 Nov 2026/,
  ],
])('before material is put back, %s is considered', (_, rows, today, expected) => {
  const warning = whyNotRestore(rows, [{ id: 1 }], today);
  if (expected) expect(warning).toMatch(expected);
  else expect(warning).toBeNull();
});
