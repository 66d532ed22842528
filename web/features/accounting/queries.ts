import { getCompanyXero, getXero, listXeroContacts, reconnectXero } from '#core/contract/trade/accounting.ts';
import { reading, useAct } from '#web/lib/call/query.ts';

export const xeroReading = () => reading(getXero, {});

export const companyXeroReading = (id: number) => reading(getCompanyXero, { params: { id: String(id) } });

/** Xero's own search: asked for as somebody types, and no more often than that. */
export const contactsReading = (search: string) => ({
  ...reading(listXeroContacts, { query: { search: search || undefined } }),
  retry: false,
  staleTime: 60_000,
});

/** Leaves for Xero's own page; the person comes back to `/xero/callback/`. */
export const useConnect = () => useAct(reconnectXero, { onDone: ({ url }) => window.location.assign(url) });
