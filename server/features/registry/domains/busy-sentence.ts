import { DOMAIN_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';

/** spec §5: the company is named only when the domain is Registered, because then the directory names it too. */
export const busySentence = (name: string, holder: { status_id: number; company_name: string } | undefined): string =>
  holder?.status_id === DOMAIN_STATUS.registered
    ? messages.domainBusyCompany(name, holder.company_name)
    : messages.domainBusyOrder(name);
