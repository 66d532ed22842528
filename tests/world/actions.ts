import { getNotice, type Notice } from '#core/contract/intake/notices.ts';
import { createUrlActions, listUrlActions } from '#core/contract/intake/url-actions.ts';
import type { Role } from '#core/lookups.ts';
import { transaction } from '#server/db/transaction.ts';
import { setDisputes } from '#server/features/intake/actions/set-disputes.ts';
import { putDomain } from './companies.ts';
import { putNotice } from './notices.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** A company with a domain, and one of its members. */
export interface Site {
  owner: Person;
  company_id: number;
  domain: { id: number; name: string };
}

export async function siteOf(world: World, role: Role = 'owner'): Promise<Site> {
  const owner = await world.user();
  const company_id = await world.company([[owner, role]]);
  return { owner, company_id, domain: await putDomain(world, company_id) };
}

let made = 0;

/** A notice of the site's company that reports so many URLs on its domain. */
export async function noticeOn(
  world: World,
  { company_id, domain }: Site,
  { urls = 1, ...values }: Omit<NonNullable<Parameters<typeof putNotice>[1]>, 'urls'> & { urls?: number } = {},
): Promise<number> {
  made++;
  const listed = Array.from({ length: urls }, (_, at) => ({
    url: `https://${domain.name}/copies/${made}/${at + 1}`,
    domain_id: domain.id,
  }));
  return putNotice(world, { company_id, ...values, urls: listed });
}

interface ActBody {
  action: string;
  urls?: number[] | 'all';
  [field: string]: unknown;
}

/** Records an action, on all URLs if none are named. */
export const act = (person: Person, id: number, { urls = 'all', ...body }: ActBody): Promise<Notice> =>
  person.call(createUrlActions, { params: { id }, body: { urls, ...body } } as never);

export const noticeSeen = (person: Person, id: number): Promise<Notice> => person.call(getNotice, { params: { id } });

/** The states of a notice's URLs, in order. */
export const statesOf = ({ urls }: Pick<Notice, 'urls'>): string[] => urls.map(({ state }) => state);

export const actionsOn = (person: Person, id: number) =>
  person.call(listUrlActions, { params: { id }, query: { limit: 500 } });

/** What a counter-notice does: replaces the URLs that it disputes. */
export const dispute = ({ deps }: World, counter_notice_id: number, url_ids: readonly number[]): Promise<void> =>
  transaction(deps, null, (tx) => setDisputes(tx, counter_notice_id, url_ids));
