import { expect, test } from 'vitest';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import { urlGroups } from './url-groups.ts';

const url = (id: number, host: string, domain: string | null, is_ignored = false): NoticeUrl => ({
  id,
  url: `https://${host}/${id}`,
  host,
  domain: domain ? { id: 1, name: domain } : null,
  is_ignored,
  role: 'reported',
  state: 'open',
  state_date: null,
  user_notified_date: null,
});

test('URLs are grouped by domain or host, with ignored ones last', () => {
  const groups = urlGroups([
    url(1, 'cdn.example.com', 'example.com', true),
    url(2, 'elsewhere.example.net', null),
    url(3, 'example.com', 'example.com'),
  ]);
  expect(groups.map(({ name, urls }) => [name, urls.map(({ id }) => id)])).toEqual([
    ['example.com', [3, 1]],
    ['elsewhere.example.net', [2]],
  ]);
});
