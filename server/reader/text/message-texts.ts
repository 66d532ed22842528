import type { AcnsBlock } from '../acns/read-acns.ts';
import type { Mail } from '../mime/mail.ts';
import { type AttachmentBudget, readAttachments } from './attachment-text.ts';
import { type BodyBudget, type BodyText, type ParsedText, parseText, readBodies } from './body-text.ts';
import type { Line } from './lines.ts';

/** All text of one message in the tree. */
export interface MessageText {
  mail: Mail;
  bodies: BodyText[];
  /** Lines of all bodies, concatenated. */
  lines: Line[];
  /** Text of attachments and feedback reports. */
  attachedTexts: ParsedText[];
  acns: AcnsBlock[];
  /** Names of attachments that could not be searched. */
  unread: string[];
  isTruncated: boolean;
  depth: number;
}

/** A bounce contains the undelivered message, which is not part of its own text. */
const isDeliveryReport = ({ report_type }: Mail): boolean => report_type === 'delivery-status';

export interface Budget extends AttachmentBudget {
  bodies: BodyBudget;
}

export async function readMessageTexts(mail: Mail, budget: Budget, depth = 0): Promise<MessageText[]> {
  const bodies = readBodies(mail, budget.bodies);
  const { texts, unread } = await readAttachments(
    mail.attachments.filter(({ type }) => !type.startsWith('message/') && type !== 'text/rfc822-headers'),
    budget,
  );
  const reports = mail.reports.filter(({ type }) => type === 'message/feedback-report');
  const attachedTexts = [
    ...texts.map(({ text, kind }) => parseText(text, kind === 'html')),
    ...reports.map(({ text }) => parseText(text, false)),
  ];
  const all = [...bodies.map(({ parsed }) => parsed), ...attachedTexts];
  const own: MessageText = {
    mail,
    bodies,
    lines: bodies.flatMap(({ parsed }) => [...parsed.lines, { text: '', quoted: 0 }]),
    attachedTexts,
    acns: all.flatMap(({ acns }) => acns),
    unread,
    isTruncated: all.some(({ isTruncated }) => isTruncated),
    depth,
  };
  if (isDeliveryReport(mail)) return [own];
  const nested: MessageText[] = [];
  for (const inner of mail.nested) nested.push(...(await readMessageTexts(inner, budget, depth + 1)));
  return [own, ...nested];
}

const DISPLAY_MAX = 5 * 1024 * 1024;

/** Text as a mail client displays it: nested messages follow under their own From, Date and Subject. */
export function displayText(mails: readonly MessageText[]): string {
  return mails
    .map(({ mail: { headers }, bodies, depth }) => {
      const text = bodies.map((body) => body.text.trim()).join('\n\n');
      if (depth === 0) return text;
      const head = ['From', 'Date', 'Subject'].map((name) => `${name}: ${headers.text(name.toLowerCase())}`);
      return [...head, '', text].join('\n');
    })
    .join('\n\n')
    .trim()
    .slice(0, DISPLAY_MAX)
    .toWellFormed();
}
