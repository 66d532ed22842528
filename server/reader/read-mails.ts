import type { AcnsBlock } from './acns/read-acns.ts';
import type { Mail } from './mime/mail.ts';
import { type ExhibitBudget, readExhibits } from './text/exhibits.ts';
import { type Letter, type LetterBudget, type Page, pageOf, readLetters } from './text/letters.ts';
import type { Line } from './text/lines.ts';

/** One message of the tree with everything that it says. */
export interface MailText {
  mail: Mail;
  letters: Letter[];
  /** Of all its letters, one under the other. */
  lines: Line[];
  /** Attachments and reports. */
  exhibits: Page[];
  acns: AcnsBlock[];
  /** Attachments that could not be looked through. */
  unread: string[];
  isCut: boolean;
  depth: number;
}

/** A bounce carries what it could not deliver: that is no part of what it says. */
const isReturned = ({ report_type }: Mail): boolean => report_type === 'delivery-status';

export interface Budget extends ExhibitBudget {
  letters: LetterBudget;
}

export async function readMails(mail: Mail, budget: Budget, depth = 0): Promise<MailText[]> {
  const letters = readLetters(mail, budget.letters);
  const { exhibits, unread } = await readExhibits(
    mail.attachments.filter(({ type }) => !type.startsWith('message/') && type !== 'text/rfc822-headers'),
    budget,
  );
  const reports = mail.reports.filter(({ type }) => type === 'message/feedback-report');
  const pages = [
    ...exhibits.map(({ text, kind }) => pageOf(text, kind === 'html')),
    ...reports.map(({ text }) => pageOf(text, false)),
  ];
  const all = [...letters.map(({ page }) => page), ...pages];
  const own: MailText = {
    mail,
    letters,
    lines: letters.flatMap(({ page }) => [...page.lines, { text: '', quoted: 0 }]),
    exhibits: pages,
    acns: all.flatMap(({ acns }) => acns),
    unread,
    isCut: all.some(({ isCut }) => isCut),
    depth,
  };
  if (isReturned(mail)) return [own];
  const nested: MailText[] = [];
  for (const inner of mail.nested) nested.push(...(await readMails(inner, budget, depth + 1)));
  return [own, ...nested];
}

const SHOWN_MAX = 5 * 1024 * 1024;

/** As a mail program shows it: what was passed on below what passes it on, under its own sender and subject. */
export function shownText(mails: readonly MailText[]): string {
  return mails
    .map(({ mail: { headers }, letters, depth }) => {
      const text = letters.map((letter) => letter.text.trim()).join('\n\n');
      if (depth === 0) return text;
      const head = ['From', 'Date', 'Subject'].map((name) => `${name}: ${headers.text(name.toLowerCase())}`);
      return [...head, '', text].join('\n');
    })
    .join('\n\n')
    .trim()
    .slice(0, SHOWN_MAX)
    .toWellFormed();
}
