import type { NoticeRow } from '#core/contract/notices.ts';
import type { Completeness, Element } from '#core/rules/notice-completeness.ts';
import type { Tone } from '../../ui/badge.tsx';

type Verdict = Completeness['verdict'];

export const VERDICT_WORDS: Readonly<Record<Verdict, { name: string; tone: Tone }>> = {
  complete: { name: 'Complete', tone: 'ok' },
  core_only: { name: 'Core only', tone: 'info' },
  defective: { name: 'Defective', tone: 'bad' },
  not_a_notice: { name: 'Not a notice', tone: 'muted' },
  unread: { name: 'Not read', tone: 'warn' },
};

export const KIND_WORDS: Readonly<Record<Completeness['kind'], string>> = {
  takedown: 'Takedown',
  counter_notice: 'Counter-notice',
  retraction: 'Retraction',
  trademark: 'Trademark',
  auto_reply: 'Automatic reply',
  bounce: 'Bounce',
  other: 'Other',
};

/** The law's six elements, as people say them. */
export const ELEMENT_WORDS: Readonly<Record<Element, string>> = {
  signature: 'Signature',
  work: 'Infringed work',
  material: 'Material and its location',
  contact: 'Contact information',
  good_faith: 'Good-faith statement',
  accuracy: 'Accuracy under penalty of perjury',
};

/** What a notice is called in a list: mail without a subject exists. */
export const noticeTitle = ({ subject, number }: Pick<NoticeRow, 'subject' | 'number'>): string =>
  subject.trim() || `Notice ${number}`;

type Reading = Pick<NoticeRow, 'parsed_date' | 'parse_error'>;

/** The message is being read. One that could not be read has a sentence that says why. */
export const isBeingRead = ({ parsed_date, parse_error }: Reading): boolean =>
  parsed_date === null && parse_error === null;

/** Who sent it; while the message is being read nobody knows. */
export const senderName = ({ sender, ...reading }: Pick<NoticeRow, 'sender'> & Reading): string =>
  sender ? sender.name || sender.email : isBeingRead(reading) ? 'Being read' : 'Unknown sender';
