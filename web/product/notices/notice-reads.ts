/** What shows a notice: out of date once one came, changed or went. */
export const NOTICE_READS = [
  'getNotice',
  'listNotices',
  'listNoticesWithoutSent',
  'listCompanyNotices',
  'listIgnoredLinkNotices',
  'checkLastNotice',
  'countNotices',
  'getStanding',
  'getHome',
  'getDesk',
  'getCompany',
  'listContacts',
  'getContact',
  'listNotes',
  'listHistory',
  'listEvents',
] as const;
