import { DOMAIN_STATUS } from '../../lookups.ts';
import { messages } from '../../messages.ts';

/** spec §5: the company is named only when the domain is Registered, because the directory is public. */
export const namedHolder = (holder: { status_id: number; company_name: string } | undefined): string | null =>
  holder?.status_id === DOMAIN_STATUS.registered ? holder.company_name : null;

/** Error for a domain that is already taken. */
export const busySentence = (name: string, company: string | null): string =>
  company ? messages.domainBusyCompany(name, company) : messages.domainBusyOrder(name);
