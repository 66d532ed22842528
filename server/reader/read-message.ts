import type { Acns } from '#core/contract/notices.ts';
import type { Completeness } from '#core/rules/notice-completeness.ts';
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

/** What a message was found to say. */
export interface ReadMessage {
  message_id: string | null;
  subject: string;
  date: Date | null;
  /** The complaining party (decisions §10). */
  sender: Address | null;
  /** Who passed it on, when that is somebody else. */
  relay: Address | null;
  /** In-Reply-To and References. */
  references: string[];
  /** The visible text, whole; nested messages below the one that carries them. */
  text: string;
  /** Sanitised (security rule 14); null where there is none, or too much of it. */
  html: string | null;
  attachments: Attachment[];
  /** In order of appearance, each once. */
  urls: ReadUrl[];
  acns: Acns | null;
  completeness: Completeness;
  why: Why;
  /** What was too much to be looked through: it was kept all the same. */
  unread: { text: boolean; urls: boolean; attachments: string[] };
}

/** What each judgement rests on. */
export interface Why {
  kind: KindWeight[];
  sender: SenderPlace;
  /** The first URLs, in the order of `urls`: their role by their own evidence, and the weights that add up to their score. */
  urls: { role: ReadUrl['role']; weights: Weight[] }[];
}

export interface ReadOptions {
  /** Leaves out what costs most: the text of PDFs and workbooks. */
  isQuick?: boolean;
}

/** The head of a message alone: cheap, whatever follows. */
export type ReadHead = Pick<ReadMessage, 'message_id' | 'subject' | 'date' | 'sender' | 'references'>;

/** What came along with a letter inside this one: it is what the letter speaks of. Messages are in the message already. */
const nestedAttachments = ({ nested }: Mail): Attachment[] =>
  nested.flatMap((inner) => [
    ...inner.attachments.filter(({ type }) => type !== 'message/rfc822'),
    ...nestedAttachments(inner),
  ]);

/** Takes the raw bytes of a mail apart (decisions §7, §10). Runs where it can be stopped: see the adapter. */
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
