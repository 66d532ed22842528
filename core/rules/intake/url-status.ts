import { NOTICE_STATUS } from '../../lookups.ts';
import type { Completeness } from './notice-completeness.ts';
import { isSettled, type UrlState } from './url-states.ts';

const { new: NEW, sent, in_progress, resolved, rejected, disputed } = NOTICE_STATUS;

/** Statuses that follow the URLs. Ignored notices stay ignored. */
const FOLLOWING: readonly number[] = [NEW, sent, in_progress, resolved, rejected, disputed];

/**
 * beyond § 14: the status of a notice that follows the states of its URLs. Called once something was done; `states` are those of
 * the URLs that count.
 */
export function statusByUrls(status_id: number, states: readonly UrlState[]): number {
  if (!FOLLOWING.includes(status_id)) return status_id;
  if (states.includes('disputed')) return disputed;
  if (states.length === 0 || !states.every(isSettled)) return in_progress;
  return states.every((state) => state === 'declined') ? rejected : resolved;
}

interface CountedUrl {
  readonly role: 'reported' | 'mentioned';
  readonly is_ignored: boolean;
  /** The company of the registered domain that the URL is on. */
  readonly domain_company_id: number | null;
}

/** The URLs that "all", the status and the numbers are about: on an unassigned notice, all that are reported. */
export const isCounted = (url: CountedUrl, company_id: number | null): boolean =>
  url.role === 'reported' && !url.is_ignored && (company_id === null || url.domain_company_id === company_id);

/** Messages that demand nothing, so none of their URLs is open. */
const DEMANDING_NOTHING: readonly Completeness['kind'][] = ['counter_notice', 'retraction', 'auto_reply', 'bounce'];

export const demandsNothing = (kind: Completeness['kind']): boolean => DEMANDING_NOTHING.includes(kind);

/** The number of open URLs of a notice, from the states of those that count. */
export const openUrls = (kind: Completeness['kind'], states: readonly UrlState[]): number =>
  demandsNothing(kind) ? 0 : states.filter((state) => state === 'open').length;

export const KINDS_DEMANDING_NOTHING = DEMANDING_NOTHING;
