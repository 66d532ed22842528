import { whatToDoCopy } from '#core/copy/intake/what-to-do.ts';
import { type Completeness, ELEMENTS, type Element, isUnread } from '#core/rules/intake/notice-completeness.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import { type Letter, letter, type Paragraph } from '../../../mail/letter.ts';

/** The elements of 17 U.S.C. § 512(c)(3)(A), as items of the list of elements that were not found. */
const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  signature: 'a signature of a person authorized to act for the copyright owner',
  work: 'identification of the copyrighted work',
  material: 'identification of the material and where it is located',
  contact: 'contact information for the sender',
  good_faith: 'a statement of good-faith belief that the use is not authorized',
  accuracy:
    'a statement that the notice is accurate and, under penalty of perjury, that the sender is authorized to act',
};

/** URLs listed in the letter; the original and the notice page have all of them. */
export const LETTER_URLS = 50;
const URL_CHARS = 500;
const SUBJECT_CHARS = 200;
const NAMED_DOMAINS = 3;

export interface Forward {
  publicUrl: string;
  id: number;
  company_name: string;
  received_date: Date;
  subject: string;
  sender: { name: string; email: string } | null;
  completeness: Completeness;
  urls: readonly string[];
  urls_count: number;
  domains: readonly string[];
  /** Whether the original message is attached. */
  has_original: boolean;
  /** Whether the sender is who they say they are; null if nobody checked. */
  authenticity?: { line: string; hint: string | null } | null;
  /** Information that the sender of a form added later. */
  supplements?: readonly string[];
  /** Subject and message by the person who sends it manually. */
  own?: { subject?: string | undefined; message?: string | undefined };
}

const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;
function listed(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  const [shown, more] = [names.slice(0, NAMED_DOMAINS), names.length - NAMED_DOMAINS];
  return more > 0 ? `${shown.join(', ')} and ${more} more` : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const senderOf = ({ sender }: Forward): string => {
  if (!sender) return 'A sender without an email address';
  const name = cut(oneLine(sender.name), 100);
  return name && name.toLowerCase() !== sender.email ? `${name} (${sender.email})` : sender.email;
};

/** The claim and the claimant. Senders choose their own names, so the sentence does not start with one. */
function claim(forward: Forward): string {
  const [who, where] = [senderOf(forward), listed(forward.domains) || 'your service'];
  const what: Readonly<Record<Completeness['kind'], string>> = {
    takedown: `${who} claims that material on ${where} infringes a copyright.`,
    counter_notice: `${who} sent a counter-notice about material on ${where}.`,
    retraction: `${who} withdrew a notice about material on ${where}.`,
    trademark: `${who} is complaining about the use of a trademark on ${where}.`,
    auto_reply: `${who} sent an automatic reply.`,
    bounce: `${who} reports an email that could not be delivered.`,
    other: `${who} sent a message about ${where}.`,
  };
  const as = forward.company_name ? ` as the designated agent for ${forward.company_name}` : '';
  // Nothing is claimed about an unread message.
  const sentence = isUnread(forward) ? `From: ${who}.` : what[forward.completeness.kind];
  return `We received this message on ${shortDate(forward.received_date)}${as}. ${sentence}`;
}

/** Which of the six elements were found, and what to do. The legal judgment is left to a person. */
function advice({ completeness, has_original }: Forward): { paragraphs: string[]; missing: string[] } {
  if (isUnread({ completeness })) {
    const read = has_original ? 'Please read the attached original' : 'Please read it on the notice page';
    return { paragraphs: [`We could not read this message automatically. ${read}.`], missing: [] };
  }
  if (completeness.kind !== 'takedown') {
    return { paragraphs: ['Please read it and update its status on the notice page.'], missing: [] };
  }
  const missing = ELEMENTS.filter((element) => !completeness[element]).map((element) => ELEMENT_NAMES[element]);
  const found =
    missing.length === 0
      ? 'We found all six elements that the law requires in a notice (17 U.S.C. § 512(c)(3)(A)).'
      : completeness.verdict === 'core_only'
        ? 'It identifies the work, the material and how to contact the sender, but we did not find every element that the law requires in a notice (17 U.S.C. § 512(c)(3)(A)). Please try to contact the sender for the rest.'
        : 'We did not find every element that the law requires in a notice (17 U.S.C. § 512(c)(3)(A)). How to respond is up to you.';
  return { paragraphs: [found, whatToDoCopy.inMail], missing };
}

function subjectOf({ own, id, domains, subject, completeness }: Forward): string {
  if (own?.subject) return own.subject;
  const about = domains.length > 0 ? ` about ${listed(domains)}` : '';
  const original = oneLine(subject);
  return `${isUnread({ completeness }) ? 'Message' : 'Copyright notice'} ${noticeNumber(id)}${about}${original ? `: ${original}` : ''}`;
}

/** The message of the person who sends it manually, marked as such. */
function messageOf(message = ''): Paragraph[] {
  const parts = message.split(/\n{2,}/).map((part) => part.trim());
  if (message.trim() === '') return [];
  return ['Message from the person who sent you this notice:', ...parts.filter(Boolean).map((quoted) => ({ quoted }))];
}

const supplementsOf = ({ supplements = [] }: Forward): Paragraph[] =>
  supplements.length === 0 ? [] : ['The sender added later:', ...supplements.map((quoted) => ({ quoted }))];

const authenticityOf = ({ authenticity }: Forward): Paragraph[] =>
  authenticity ? [[authenticity.line, authenticity.hint].filter(Boolean).join('. ')] : [];

/** beyond § 12: information that the sender of a form added, for those who have the notice. */
export function supplementLetter({ publicUrl, id, text }: { publicUrl: string; id: number; text: string }): Letter {
  return letter({
    subject: `More information about copyright notice ${noticeNumber(id)}`,
    greeting: 'Hello,',
    paragraphs: [
      `The sender of notice ${noticeNumber(id)}, which we forwarded to you, added this information:`,
      { quoted: text },
    ],
    action: { label: 'View notice', url: `${publicUrl}/notices/${id}/` },
  });
}

/** decisions §7: the mail that forwards a notice to the customer: claim, claimant, location, missing elements, what to do. */
export function forwardLetter(forward: Forward): Letter {
  const { publicUrl, id, urls, urls_count, own, has_original } = forward;
  const { paragraphs, missing } = advice(forward);
  const omitted = urls_count - urls.length;
  const material = {
    title: urls_count === 1 ? 'Material' : `Material (${urls_count.toLocaleString('en-US')} URLs)`,
    items: urls.map((url) => cut(url, URL_CHARS)),
    ...(omitted > 0 && { more: `and ${omitted.toLocaleString('en-US')} more. See the notice page for the full list.` }),
  };
  return letter({
    subject: cut(oneLine(subjectOf(forward)), SUBJECT_CHARS),
    greeting: 'Hello,',
    paragraphs: [
      claim(forward),
      ...authenticityOf(forward),
      ...messageOf(own?.message),
      ...paragraphs,
      ...supplementsOf(forward),
    ],
    lists: [
      ...(urls.length > 0 ? [material] : []),
      ...(missing.length > 0 ? [{ title: 'Elements not found', items: missing }] : []),
    ],
    action: { label: 'View notice', url: `${publicUrl}/notices/${id}/` },
    closing: `${has_original ? 'The original message is attached, unchanged. ' : ''}${isUnread(forward) ? '' : 'We report only what we found. '}This is not legal advice.`,
  });
}
