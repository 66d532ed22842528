import * as contract from '#core/contract/registry/domains.ts';
import { routes, serve } from '../../../http/serve.ts';
import { isDomainBusy } from './adding/is-domain-busy.ts';
import { uploadDomains } from './adding/upload-domains.ts';
import { changeDomain, examineDomain } from './change-domain.ts';
import { listDomainsPage } from './list-domains.ts';
import { readDomain } from './read-domain.ts';

export const domainRoutes = routes(
  serve(contract.listDomains, ({ deps, actor, query }) => listDomainsPage(deps, actor, query)),
  serve(contract.isDomainBusy, ({ deps, body }) => isDomainBusy(deps, body.name)),
  serve(contract.uploadDomains, ({ deps, actor, files }) => uploadDomains(deps, actor, files[0])),
  serve(contract.getDomain, ({ deps, actor, params }) => readDomain(deps, actor, params.id)),
  serve(
    contract.changeDomain,
    ({ deps, actor, params, body }) => changeDomain(deps, actor, params.id, body),
    ({ deps, actor, params }) => examineDomain(deps, actor, params.id),
  ),
);
