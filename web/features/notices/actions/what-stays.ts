import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import { reassignDialogCopy as copy } from '#core/copy/intake/notices.ts';

/** beyond-edges § 23: what does not go along when a notice is assigned to another company. */
export const whatStays = (
  urls: readonly Pick<NoticeUrl, 'state'>[],
  counterNotices: readonly unknown[],
  company: string,
): string[] => [
  ...(urls.some(({ state }) => state !== 'open') ? [copy.actions(company)] : []),
  ...(counterNotices.length > 0 ? [copy.counterNotices(company)] : []),
];
