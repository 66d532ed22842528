import { expect, test } from 'vitest';
import { NOTICE_STATUS } from '../../lookups.ts';
import type { UrlState } from './url-states.ts';
import { isCounted, statusByUrls } from './url-status.ts';

type Status = keyof typeof NOTICE_STATUS;

test.each<[before: Status, states: readonly UrlState[], after: Status]>([
  ['new', ['open', 'disabled'], 'in_progress'],
  ['sent', ['open', 'open'], 'in_progress'],
  ['new', [], 'in_progress'],
  ['new', ['disabled'], 'resolved'],
  ['in_progress', ['disabled', 'gone', 'declined', 'restored'], 'resolved'],
  ['sent', ['declined', 'declined'], 'rejected'],
  ['in_progress', ['disputed', 'open'], 'disputed'],
  ['resolved', ['disputed', 'gone'], 'disputed'],
  ['disputed', ['restored', 'gone'], 'resolved'],
  ['disputed', ['disabled', 'gone'], 'resolved'],
  ['disputed', ['disabled', 'open'], 'in_progress'],
  ['resolved', ['disabled', 'open'], 'in_progress'],
  ['rejected', ['declined', 'open'], 'in_progress'],
  ['resolved', ['restored'], 'resolved'],
  ['in_progress', ['open'], 'in_progress'],
  ['ignored', ['disabled'], 'ignored'],
])('a %s notice with URLs %j becomes %s', (before, states, after) => {
  expect(statusByUrls(NOTICE_STATUS[before], states)).toBe(NOTICE_STATUS[after]);
});

test('counted URLs are reported, not ignored, and on the company’s domains', () => {
  const url = { role: 'reported', is_ignored: false, domain_company_id: 7 } as const;
  expect(isCounted(url, 7)).toBe(true);
  expect(isCounted({ ...url, role: 'mentioned' }, 7)).toBe(false);
  expect(isCounted({ ...url, is_ignored: true }, 7)).toBe(false);
  expect(isCounted({ ...url, domain_company_id: 8 }, 7)).toBe(false);
  expect(isCounted({ ...url, domain_company_id: null }, 7)).toBe(false);
  expect(isCounted({ ...url, domain_company_id: null }, null)).toBe(true);
});
