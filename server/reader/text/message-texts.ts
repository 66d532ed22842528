import type { AcnsBlock } from '../acns/read-acns.ts';
import type { Mail } from '../mime/mail.ts';
import { type AttachmentBudget, readAttachments } from './attachment-text.ts';
import { type BodyBudget, type BodyText, type ParsedText, parseText, readBodies } from './body-text.ts';
import type { Line } from './lines.ts';

/** One message of the tree with everything that it says. */
export interface MessageText {
  mail: Mail;
  bodies: BodyText[];
  /** Of all its letters, one under the other. */
  lines: Line[];
  /** Attachments and reports. */
  attachedTexts: ParsedText[];
  acns: AcnsBlock[];
  /** Attachments that could not be looked through. */
  unread: string[];
  isTruncated: boolean;
  depth: number;
}

/** A bounce carries what it could not deliver: that is no part of what it says. */
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

/** As a mail program shows it: what was passed on below what passes it on, under its own sender and subject. */
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
