import { registrableDomain } from '../links/host-name.ts';
import { type Address, readAddresses } from '../mime/addresses.ts';
import type { Headers } from '../mime/headers.ts';
import { domainOf, isProgramMailbox } from './program-mailbox.ts';
import type { ReporterFields } from './reporter-fields.ts';

/** Sources of the sender, in order of precedence. */
export type SenderPlace =
  | 'forwarded message'
  | 'form field'
  | 'Reply-To header'
  | 'From header'
  | 'ACNS block'
  | 'From header, no-reply'
  | 'nowhere';

export interface Parties {
  sender: Address | null;
  relay: Address | null;
  /** Source of the sender. */
  senderFrom: SenderPlace;
}

export interface SenderInput {
  headers: Headers;
  from: Address | undefined;
  /** Senders of forwarded or nested messages, the innermost last. */
  forwarded: readonly Address[];
  fields: ReporterFields;
  /** The text says that someone else's complaint follows. */
  isRelaying: boolean;
  /** Complainant of an ACNS block. */
  acnsContact: Address | undefined;
}

const isSameOrganization = (a: Address, b: Address): boolean =>
  registrableDomain(domainOf(a.email)) === registrableDomain(domainOf(b.email));

/** decisions §10: the innermost forwarded or nested From, the reporter field of a relaying form, Reply-To, then From. */
export function findSender({ headers, from, forwarded, fields, isRelaying, acnsContact }: SenderInput): Parties {
  const own = from && !isProgramMailbox(from.email) ? from : undefined;
  const recipients = new Set(
    [...readAddresses(headers.list('to')), ...readAddresses(headers.list('delivered-to'))].map(({ email }) => email),
  );
  const inner = forwarded.findLast(({ email }) => !isProgramMailbox(email) && !recipients.has(email));
  const isOther = (field: Address | undefined): field is Address =>
    field !== undefined && !recipients.has(field.email) && (!from || !isSameOrganization(field, from));
  const isRelay = isRelaying || !own || fields.isForm;
  const field = [fields.reporter, isRelay ? fields.complainant : undefined, isRelay ? fields.plain : undefined].find(
    isOther,
  );
  const replyTo = readAddresses(headers.raw('reply-to')).find(
    ({ email }) => !isProgramMailbox(email) && !recipients.has(email),
  );
  const places: [SenderPlace, Address | undefined][] = [
    ['forwarded message', inner],
    ['form field', field],
    ['Reply-To header', replyTo],
    ['From header', own],
    ['ACNS block', acnsContact && !isProgramMailbox(acnsContact.email) ? acnsContact : undefined],
    ['From header, no-reply', from],
  ];
  const [senderFrom = 'nowhere', sender = null] = places.find(([, address]) => address !== undefined) ?? [];
  // Reply-To often has no name; From has it.
  const named =
    sender && sender.name === '' && from && isSameOrganization(from, sender) ? { ...sender, name: from.name } : sender;
  const isRelayed =
    from !== undefined && named !== null && from.email !== named.email && !isSameOrganization(from, named);
  const isForwarded = inner !== undefined && from !== undefined && from.email !== inner.email;
  return { sender: named, relay: isRelayed || isForwarded ? from : null, senderFrom };
}
