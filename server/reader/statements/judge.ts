import type { Acns } from '#core/contract/notices.ts';
import { type Completeness, ELEMENTS, type Element, verdictOf } from '#core/rules/notice-completeness.ts';
import type { FoundUrls } from '../find-urls.ts';
import type { Mail } from '../mime/mail.ts';
import type { People } from '../people/read-people.ts';
import type { MailText } from '../read-mails.ts';
import type { Line } from '../text/lines.ts';
import { findContact } from './contact.ts';
import { kindOf } from './kind.ts';
import { bounded, excerpt, sentencesOf } from './sentences.ts';
import { findSignature } from './signature.ts';
import { findAccuracy, findGoodFaith } from './statements.ts';
import { findWork } from './work.ts';

export interface Evidence {
  mail: Mail;
  mails: readonly MailText[];
  subject: string;
  people: People;
  acns: Acns | null;
  found: FoundUrls;
}

/** An address of the net with what was shared from it, where there is no URL. */
const BY_ADDRESS =
  /\b(?:ip|infring\p{L}*|source)\b.{0,40}\b(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:\d{1,3}\.){3}\d{1,3}\b.{0,80}\b(?:torrent|port|p2p)|magnet:\?xt|\binfo[ _-]?hash\b|reported (?:\p{L}+ )?account:/iu;

function findMaterial({ acns, found }: Evidence, lines: readonly Line[]): string | undefined {
  if (found.hasReported && found.firstLine) return found.firstLine;
  const { ip_address = '', url_base = '' } = acns?.source ?? {};
  const [item] = acns?.items ?? [];
  if (ip_address || url_base || item?.hash || item?.url)
    return [ip_address, url_base, item?.file_name, item?.url].filter(Boolean).join(' ');
  return lines.find(({ text }) => BY_ADDRESS.test(text.slice(0, 400)))?.text;
}

function elementsOf(
  evidence: Evidence,
  letter: readonly Line[],
  exhibits: readonly Line[],
  sentences: readonly string[],
): Partial<Record<Element, string>> {
  const lines = [...letter, ...exhibits];
  const { mail, mails, people, acns, found } = evidence;
  const [item] = acns?.items ?? [];
  const title = item && (item.title || item.file_name);
  const phone = acns && (acns.complainant.email || acns.complainant.phone || acns.complainant.address);
  const signatureIn = (part: readonly Line[]) =>
    findSignature({
      lines: part,
      name: people.sender?.name || mail.from?.name || '',
      isSigned: mails.some((one) => one.mail.isSigned),
      raw: mails.flatMap(({ letters }) => letters.map(({ text }) => text)).join('\n'),
    });
  return {
    signature: signatureIn(letter) ?? signatureIn(exhibits),
    work: findWork(lines, sentences, found.originals) ?? (title || undefined),
    material: findMaterial(evidence, lines),
    contact: findContact(lines, people.sender?.email, people.recipients) ?? (phone || undefined),
    good_faith: findGoodFaith(sentences),
    accuracy: findAccuracy(sentences),
  };
}

/** An address on a line of its own. */
const ALONE = /^[\s*•·>-]*(?:\d{1,3}[.)]\s*)?https?:\/\/\S+\s*$/i;

/** § 512(c)(3)(A): which of the six the message has, in which sentence each was found, and what it is. */
export function judge(evidence: Evidence): Completeness {
  const { mail, mails, subject, people, acns, found: urls } = evidence;
  const exhibits = bounded(mails.flatMap((one) => one.exhibits).flatMap(({ lines }) => lines));
  const own = bounded(people.ownLines);
  const letter = people.isReply ? own : [...own, ...bounded(people.carriedLines)];
  // The letter first: an exhibit counts where the letter is silent.
  const sentences = [...sentencesOf(letter), ...sentencesOf(exhibits)];
  const elements = elementsOf(evidence, letter, exhibits, sentences);
  const listed = own.filter(({ text }) => ALONE.test(text.slice(0, 2_000)));
  const kind = kindOf({
    headers: mail.headers,
    report_type: mail.report_type,
    from: mail.from?.email ?? '',
    subject,
    own: sentencesOf(own),
    all: sentences,
    isForward: people.isForward,
    isReply: people.isReply,
    acns,
    hasReported: urls.hasReported,
    hasWork: elements.work !== undefined,
    isLabelled: urls.isLabelled && !people.isReply,
    isListing: listed.length > 0,
    isLongList: listed.length > 1,
  });
  const found = Object.fromEntries(
    ELEMENTS.flatMap((name) => (elements[name] ? [[name, excerpt(elements[name])]] : [])),
  );
  const has = Object.fromEntries(ELEMENTS.map((name) => [name, Boolean(elements[name])])) as Record<Element, boolean>;
  return { ...has, kind, verdict: verdictOf({ ...has, kind, isEvident: true }), found, is_corrected: false };
}
