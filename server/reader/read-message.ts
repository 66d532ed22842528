import type { Acns } from '#core/contract/intake/acns.ts';
import type { CounterReading } from '#core/rules/intake/counter-notice.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { mergeAcns } from './acns/read-acns.ts';
import { findUrls } from './find-urls.ts';
import type { KindWeight } from './kind/classify-kind.ts';
import type { Address } from './mime/addresses.ts';
import type { Attachment } from './mime/mail.ts';
import { type Mail, mailOf } from './mime/mail.ts';
import { dateOf, messageIdOf, referencesOf } from './mime/message-ids.ts';
import { readParts } from './mime/parts.ts';
import type { SenderPlace } from './people/find-sender.ts';
import { readPeople } from './people/read-people.ts';
import { adjustRolesToKind, type ReadUrl, type Weight } from './roles/resolve-roles.ts';
import { assessCompleteness } from './statements/assess-completeness.ts';
import { attachmentBudget } from './text/attachment-text.ts';
import { bodyBudget } from './text/body-text.ts';
import { displayText, readMessageTexts } from './text/message-texts.ts';

export type { Acns, Address, Attachment, Completeness, ReadUrl };

/** The result of reading a message. */
export interface ReadMessage {
  message_id: string | null;
  subject: string;
  date: Date | null;
  /** Complaining party (decisions §10). */
  sender: Address | null;
  /** Forwarder of the message, if it is not the sender. */
  relay: Address | null;
  /** Ids in In-Reply-To and References. */
  references: string[];
  /** Full visible text; nested messages follow the message that contains them. */
  text: string;
  /** Sanitized HTML (security rule 14); null if there is none or it is too large. */
  html: string | null;
  attachments: Attachment[];
  /** Distinct URLs in order of appearance. */
  urls: ReadUrl[];
  acns: Acns | null;
  completeness: Completeness;
  /** The elements of a counter-notice; null for other kinds. */
  counter: CounterReading | null;
  why: Why;
  /** Content that exceeded a limit and was stored without being searched. */
  unread: { text: boolean; urls: boolean; attachments: string[] };
}

/** Evidence behind each decision. */
export interface Why {
  kind: KindWeight[];
  sender: SenderPlace;
  /** The first entries of `urls`: the role by their own evidence, and the weights that add up to their score. */
  urls: { role: ReadUrl['role']; weights: Weight[] }[];
}

export interface ReadOptions {
  /** Skips the most expensive step: extracting text from PDFs and workbooks. */
  isQuick?: boolean;
}

/** Fields that can be read from the headers alone. */
export type ReadHead = Pick<ReadMessage, 'message_id' | 'subject' | 'date' | 'sender' | 'references'>;

/** Attachments of nested messages. Nested messages themselves are already attachments of the outer message. */
const nestedAttachments = ({ nested }: Mail): Attachment[] =>
  nested.flatMap((inner) => [
    ...inner.attachments.filter(({ type }) => type !== 'message/rfc822'),
    ...nestedAttachments(inner),
  ]);

/** The reading pipeline; README.md explains its steps. */
export async function readMessage(raw: Uint8Array, { isQuick = false }: ReadOptions = {}): Promise<ReadMessage> {
  const mail = mailOf(readParts(raw));
  const { headers } = mail;
  const subject = headers.text('subject');
  const mails = await readMessageTexts(mail, { ...attachmentBudget(isQuick), bodies: bodyBudget() });
  const blocks = mails.flatMap(({ acns }) => acns);
  const acns = mergeAcns(blocks);
  const people = readPeople(mail, mails, acns);
  const found = findUrls(mails, blocks, people);
  const assessment = assessCompleteness({ mail, mails, subject, people, acns, found });
  const html = [mail, ...mail.nested].flatMap(({ bodies }) => bodies).find((body) => body.html !== null)?.html ?? null;
  return {
    message_id: messageIdOf(headers),
    subject,
    date: dateOf(headers),
    sender: people.sender,
    relay: people.relay,
    references: referencesOf(headers),
    text: displayText(mails),
    html: html === null ? null : (await import('./text/safe-html.ts')).safeHtml(html),
    attachments: [...mail.attachments, ...nestedAttachments(mail)],
    urls: adjustRolesToKind(assessment, found, people.own),
    acns,
    completeness: assessment.completeness,
    counter: assessment.counter,
    why: {
      kind: assessment.why,
      sender: people.senderFrom,
      urls: found.why.map((weights, at) => ({ role: found.urls[at]!.role, weights })),
    },
    unread: {
      text: mails.some(({ isTruncated: isTextCut }) => isTextCut),
      urls: found.isTruncated,
      attachments: mails.flatMap(({ unread }) => unread),
    },
  };
}
