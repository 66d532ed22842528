import { Lookup } from '../../lookups.ts';
import { lookupList } from '../lookup-list.ts';

export const listNoticeStatuses = lookupList(
  'listNoticeStatuses',
  '/notices/statuses/',
  'List notice statuses',
  Lookup,
);
export const listNoticeSources = lookupList('listNoticeSources', '/notices/sources/', 'List notice sources', Lookup);
export const listNoticeCarriers = lookupList(
  'listNoticeCarriers',
  '/notices/carriers/',
  'List carriers for paper notices',
  Lookup,
);
