import * as contract from '#core/contract/trade/accounting.ts';
import { found } from '../../../http/answer/refuse.ts';
import { routes, serve } from '../../../http/serve.ts';
import { acceptConnection } from './accept-connection.ts';
import { beginConnection } from './begin-connection.ts';
import { connectCompany, retryPush } from './connect-company.ts';
import { readAccounting } from './read-accounting.ts';
import { readCompanyAccounting } from './read-company-accounting.ts';
import { searchContacts } from './search-contacts.ts';
import { getContactLink } from './xero-invoices.queries.ts';

export const accountingRoutes = routes(
  serve(contract.getXero, ({ deps }) => readAccounting(deps)),
  serve(contract.reconnectXero, ({ deps, actor }) => beginConnection(deps, actor)),
  serve(contract.acceptXero, ({ deps, actor, query }) => acceptConnection(deps, actor, query)),
  serve(contract.listXeroContacts, ({ deps, query }) => searchContacts(deps, query.search ?? '')),
  serve(contract.getCompanyXero, ({ deps, params }) => readCompanyAccounting(deps, params.id)),
  serve(
    contract.connectXero,
    ({ deps, actor, params, body }) => connectCompany(deps, actor, params.id, body),
    async ({ deps, params }) => {
      found(await getContactLink(deps.db, params.id));
      return {};
    },
  ),
  serve(contract.pushToXero, ({ deps, actor, params }) => retryPush(deps, actor, params.id)),
);
