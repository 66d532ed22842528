import { getCompanyXero, getXero, listXeroContacts, reconnectXero } from '#core/contract/trade/accounting.ts';
import { reading, useAct } from '#web/lib/call/query.ts';

export const xeroReading = () => reading(getXero, {});

export const companyXeroReading = (id: number) => reading(getCompanyXero, { params: { id: String(id) } });

/** Searches contacts through Xero's API; cached for a minute and never retried, to limit calls. */
export const contactsReading = (search: string) => ({
  ...reading(listXeroContacts, { query: { search: search || undefined } }),
  retry: false,
  staleTime: 60_000,
});

/** Redirects to Xero's authorization page, which returns to `/xero/callback/`. */
export const useConnect = () => useAct(reconnectXero, { onDone: ({ url }) => window.location.assign(url) });
