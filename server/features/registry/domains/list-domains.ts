import type { DomainListQuery } from '#core/contract/registry/domains.ts';
import { type Principal, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { listDomains } from './domain-list.queries.ts';
import { presentDomain } from './domains.present.ts';

export async function listDomainsPage({ db }: Deps, actor: Principal, query: DomainListQuery) {
  const { rows, count } = await listDomains(db, visibleTo(actor), query);
  return { results: rows.map(presentDomain), count };
}
