import type { Acns } from '#core/contract/intake/acns.ts';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import { type Completeness, ELEMENTS, type Element, verdictOf } from '#core/rules/intake/notice-completeness.ts';
import type { FoundUrls } from '../find-urls.ts';
import { classifyKind, type KindResult } from '../kind/classify-kind.ts';
import { spansIn } from '../lexicon/spans.ts';
import type { Mail } from '../mime/mail.ts';
import type { People } from '../people/read-people.ts';
import type { Line } from '../text/lines.ts';
import type { MessageText } from '../text/message-texts.ts';
import { findContact } from './contact.ts';
import { counterElements } from './counter-elements.ts';
import { excerpt, headAndTail, sentencesOf } from './sentences.ts';
import { findSignature } from './signature.ts';
import { findAccuracy, findGoodFaith } from './statements.ts';
import { findWork } from './work.ts';

export interface AssessmentInput {
  mail: Mail;
  mails: readonly MessageText[];
  subject: string;
  people: People;
  acns: Acns | null;
  found: FoundUrls;
}

/** Network address or torrent hash of shared material, for notices without a URL. */
const IP = /\b(?:\d{1,3}\.){3}\d{1,3}\b/;
const FILE_SHARING = /\b(?:ip|torrent|port|p2p|source)\b/i;
const HASH = /magnet:\?xt|\binfo[ _-]?hash\b/i;

function namesNetworkAddress(line: string): boolean {
  if (IP.test(line) && (FILE_SHARING.test(line) || spansIn(line).has('infringing'))) return true;
  return HASH.test(line) || (/account:/i.test(line) && spansIn(line).has('infringing'));
}

function findMaterial({ acns, found }: AssessmentInput, lines: readonly Line[]): string | undefined {
  if (found.hasReported && found.material) return found.material;
  const { ip_address = '', url_base = '' } = acns?.source ?? {};
  const [item] = acns?.items ?? [];
  if (ip_address || url_base || item?.hash || item?.url)
    return [ip_address, url_base, item?.file_name, item?.url].filter(Boolean).join(' ');
  return lines.find(({ text }) => namesNetworkAddress(text.slice(0, 400)))?.text;
}

function elementsOf(
  evidence: AssessmentInput,
  letter: readonly Line[],
  attached: readonly Line[],
  sentences: readonly string[],
): Partial<Record<Element, string>> {
  const lines = [...letter, ...attached];
  const { mail, mails, people, acns, found } = evidence;
  const [item] = acns?.items ?? [];
  const title = item && (item.title || item.file_name);
  const phone = acns && (acns.complainant.email || acns.complainant.phone || acns.complainant.address);
  // The closing of a relay is not a signature, and its address is not a contact (beyond § 23).
  const carried = people.isForward && people.carriedLines.length > 0 ? headAndTail(people.carriedLines) : letter;
  const written = people.isWithheld ? [] : carried;
  const sender = people.isWithheld ? undefined : people.sender?.email;
  const signatureIn = (part: readonly Line[]) =>
    findSignature({
      lines: part,
      name: people.sender?.name || mail.from?.name || '',
      isSigned: mails.some((one) => one.mail.isSigned),
      raw: mails.flatMap(({ bodies }) => bodies.map(({ text }) => text)).join('\n'),
    });
  return {
    signature: signatureIn(written) ?? signatureIn(attached),
    work: findWork(lines, sentences, found.originals) ?? (title || undefined),
    material: findMaterial(evidence, lines),
    contact: findContact([...written, ...attached], sender, people.recipients) ?? (phone || undefined),
    good_faith: findGoodFaith(sentences),
    accuracy: findAccuracy(sentences),
  };
}

/** The kind of a message and its elements. */
export interface Assessment extends KindResult {
  completeness: Completeness;
  /** The elements of a counter-notice; null for other kinds. */
  counter: CounterReading | null;
}

/** Of a forwarded counter-notice, the lines of its sender, as for the six elements. */
const counterReading = (
  { people, mail }: AssessmentInput,
  letter: readonly Line[],
  { signature, material }: Partial<Record<Element, string>>,
  sentences: readonly string[],
): CounterReading =>
  counterElements({
    lines: people.isForward && people.carriedLines.length > 0 ? headAndTail(people.carriedLines) : letter,
    sentences,
    sender: people.sender?.name || mail.from?.name || '',
    ...{ signature, material },
  });

/** A URL alone on its line. */
const URL_ALONE = /^[\s*•·>-]*(?:\d{1,3}[.)]\s*)?https?:\/\/\S+\s*$/i;

/** § 512(c)(3)(A): finds the six elements with the sentence that contains each, and classifies the message. */
export function assessCompleteness(evidence: AssessmentInput): Assessment {
  const { mail, mails, subject, people, acns, found: urls } = evidence;
  const attached = headAndTail(mails.flatMap((one) => one.attachedTexts).flatMap(({ lines }) => lines));
  const own = headAndTail(people.ownLines);
  const letter = people.isReply ? own : [...own, ...headAndTail(people.carriedLines)];
  // Body first: attachments count only for elements that the body lacks.
  const sentences = [...sentencesOf(letter), ...sentencesOf(attached)];
  const elements = elementsOf(evidence, letter, attached, sentences);
  const listed = own.filter(({ text }) => URL_ALONE.test(text.slice(0, 2_000)));
  const kindResult = classifyKind({
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
    isLabeled: urls.isLabeled && !people.isReply,
    listed: listed.length,
  });
  const found = Object.fromEntries(
    ELEMENTS.flatMap((name) => (elements[name] ? [[name, excerpt(elements[name])]] : [])),
  );
  const has = Object.fromEntries(ELEMENTS.map((name) => [name, Boolean(elements[name])])) as Record<Element, boolean>;
  const { kind, isEvident } = kindResult;
  const verdict = verdictOf({ ...has, kind, isEvident });
  const counter = kind === 'counter_notice' ? counterReading(evidence, letter, elements, sentences) : null;
  return { ...kindResult, counter, completeness: { ...has, kind, verdict, found, is_corrected: false } };
}
