import type { Acns } from '#core/contract/intake/acns.ts';
import { spansIn } from '../lexicon/spans.ts';
import { registrableDomain } from '../links/host-name.ts';
import { type Address, emailIn, readAddresses } from '../mime/addresses.ts';
import type { Mail } from '../mime/mail.ts';
import { cueOfLabel } from '../roles/cues.ts';
import { isMailProvider } from '../roles/known-hosts.ts';
import { isClosing, isSignatureMark } from '../roles/line-shape.ts';
import { headAndTail, sentencesOf } from '../statements/sentences.ts';
import type { Line } from '../text/lines.ts';
import type { MessageText } from '../text/message-texts.ts';
import {
  type Forward,
  findForwards,
  findQuotation,
  isForwardedSubject,
  isReplySubject,
  type Quotation,
} from './find-forwards.ts';
import { findSender, type Parties } from './find-sender.ts';
import { domainOf, isProgramMailbox } from './program-mailbox.ts';
import { reporterFields } from './reporter-fields.ts';

export interface People extends Parties {
  /** Registrable domains of the complaining party. */
  own: string[];
  /** Registrable domains of relays, such as a platform that forwards complaints of its users. */
  relays: string[];
  /** Recipients of the mail. */
  recipients: string[];
  /** Lines written by the sender of the mail, and lines of the message that it forwards or quotes. */
  ownLines: Line[];
  carriedLines: Line[];
  isForward: boolean;
  /** A reply that quotes someone else's message. */
  isReply: boolean;
  /** A relay passes on a complaint and does not say whose. */
  isWithheld: boolean;
}

/** Contact addresses of the author: after the closing, and in contact fields. */
function emailsOfWriter(lines: readonly Line[]): string[] {
  const emails: string[] = [];
  let isAfterClosing = false;
  for (const { text } of lines) {
    if (isClosing(text) || isSignatureMark(text)) isAfterClosing = true;
    if (
      !text.includes('@') ||
      text.length > 300 ||
      spansIn(text).has('registry') ||
      cueOfLabel(text)?.role === 'reported'
    )
      continue;
    const email = isAfterClosing || spansIn(text).has('emailLabel', 'party') ? emailIn(text) : undefined;
    if (email) emails.push(email);
  }
  return emails;
}

interface MailParts {
  own: Line[];
  carried: Line[];
  forwarded: Address[];
  isForward: boolean;
  isReply: boolean;
}

/** Phones forward in the format of a quotation; only the subject tells them apart. */
function forwardsOf(lines: readonly Line[], quotation: Quotation | undefined, subject: string): Forward[] {
  const found = findForwards(lines);
  const { at = 0, email, name = '' } = quotation ?? {};
  if (found.length > 0 || !email || !isForwardedSubject(subject)) return found;
  return [{ at, from: { email, name }, isForward: true }];
}

/** Splits a mail into the text of its sender and the forwarded or quoted text below. */
function splitOwnAndCarried(mails: readonly MessageText[], from: Address | undefined, subject: string): MailParts {
  const [top, ...nested] = mails;
  const lines = top?.lines ?? [];
  const quotation = findQuotation(lines);
  const forwards = forwardsOf(lines, quotation, subject);
  const first = forwards[0]?.at;
  const cut = Math.min(first ?? lines.length, quotation?.at ?? lines.length);
  const own = lines.slice(0, cut);
  const carried = [...lines.slice(cut), ...nested.flatMap((one) => one.lines)];
  const claims = sentencesOf(headAndTail(own)).some((sentence) => spansIn(sentence).has('goodFaith', 'perjury'));
  const isMarkedForward = isForwardedSubject(subject) || forwards.some(({ isForward }) => isForward);
  const isBlank = own.every(({ text }) => text.trim() === '');
  const hasNested = nested.length > 0;
  // A sender who makes the statutory statements is the complaining party; the text below is evidence.
  const isForward =
    (hasNested || forwards.length > 0) &&
    !claims &&
    (isMarkedForward || hasNested || isBlank || !isReplySubject(subject));
  const inline = forwards.map((forward) => forward.from);
  const inner = nested.flatMap(({ mail, lines: below }) => [
    ...(mail.from ? [mail.from] : []),
    ...findForwards(below).map((forward) => forward.from),
  ]);
  const quotedOf = quotation?.email ?? forwards[0]?.from.email;
  // A reminder that quotes the sender's own earlier mail is the same complaint.
  const quotesOwnMail = quotedOf !== undefined && from !== undefined && domainOf(quotedOf) === domainOf(from.email);
  const isReply =
    !isForward &&
    cut < lines.length &&
    !quotesOwnMail &&
    !isBlank &&
    (isReplySubject(subject) || quotation?.email !== undefined);
  return { own, carried, forwarded: isForward ? [...inline, ...inner] : [], isForward, isReply };
}

export function readPeople(mail: Mail, mails: readonly MessageText[], acns: Acns | null): People {
  const { headers, from } = mail;
  const recipients = [
    ...readAddresses(headers.list('to')),
    ...readAddresses(headers.list('cc')),
    ...readAddresses(headers.list('delivered-to')),
  ].map(({ email }) => email);
  const { own, carried, forwarded, isForward, isReply } = splitOwnAndCarried(mails, from, headers.text('subject'));
  const attachedLines = mails.flatMap(({ attachedTexts }) => attachedTexts).flatMap(({ lines }) => lines);
  const all = [...headAndTail(own), ...headAndTail(carried)];
  const acnsContact = acns?.complainant.email
    ? { email: acns.complainant.email.toLowerCase(), name: acns.complainant.contact }
    : undefined;
  const fields = reporterFields(all);
  fields.reporter ??= reporterFields(headAndTail(attachedLines)).reporter;
  const opening = sentencesOf(own.slice(0, 60)).slice(0, 12);
  const isRelaying = opening.some((sentence) => spansIn(sentence).has('relaying'));
  const parties = findSender({
    headers,
    from,
    forwarded,
    fields,
    isRelaying,
    acnsContact,
  });
  const writers = isForward ? [] : emailsOfWriter(all);
  const emails = [parties.sender?.email, acnsContact?.email, ...writers].filter((email) => email !== undefined);
  const others = [
    from?.email,
    parties.relay?.email,
    ...readAddresses(headers.raw('reply-to')).map(({ email }) => email),
    ...forwarded.map(({ email }) => email),
  ].filter((email) => email !== undefined);
  // A form on the reported platform sends from a no-reply address, whose domain is not the complaining party's.
  const isOwn = (email: string) => !recipients.includes(email) && !(isProgramMailbox(email) && parties.relay === null);
  const domainsOf = (all: readonly string[]): string[] =>
    [...new Set(all.filter(isOwn).map((email) => registrableDomain(domainOf(email))))].filter(
      (name) => name.includes('.') && !isMailProvider(name),
    );
  const sites = domainsOf(emails);
  const relays = domainsOf(others).filter((name) => !sites.includes(name));
  const isWithheld =
    isRelaying && parties.senderFrom === 'From header' && opening.some((sentence) => spansIn(sentence).has('withheld'));
  return {
    ...{ ...parties, own: sites, relays, recipients },
    ...{ ownLines: own, carriedLines: carried, isForward, isReply, isWithheld },
  };
}
