import type { NoticeRow } from '#core/contract/notices.ts';
import type { Completeness, Element } from '#core/rules/notice-completeness.ts';
import type { Tone } from './badge.tsx';

type Verdict = Completeness['verdict'];

export const VERDICT_WORDS: Readonly<Record<Verdict, { name: string; tone: Tone }>> = {
  complete: { name: 'Complete', tone: 'ok' },
  core_only: { name: 'Core only', tone: 'info' },
  defective: { name: 'Defective', tone: 'bad' },
  not_a_notice: { name: 'Not a notice', tone: 'muted' },
};

export const KIND_WORDS: Readonly<Record<Completeness['kind'], string>> = {
  takedown: 'Takedown',
  counter_notice: 'Counter-notice',
  retraction: 'Retraction',
  trademark: 'Trademark',
  auto_reply: 'Automatic reply',
  bounce: 'Bounce',
  other: 'Something else',
};

/** The law's six elements, as people say them. */
export const ELEMENT_WORDS: Readonly<Record<Element, string>> = {
  signature: 'Signature',
  work: 'The work that is infringed',
  material: 'The material, and where it is',
  contact: 'How to reach the sender',
  good_faith: 'Good-faith statement',
  accuracy: 'Accuracy, under penalty of perjury',
};

/** What a notice is called in a list: mail without a subject exists. */
export const noticeTitle = ({ subject, number }: Pick<NoticeRow, 'subject' | 'number'>): string =>
  subject.trim() || `Notice ${number}`;

/** Who sent it; until the message was read nobody knows. */
export const senderName = ({ sender, parsed_date }: Pick<NoticeRow, 'sender' | 'parsed_date'>): string =>
  sender ? sender.name || sender.email : parsed_date === null ? 'Being read' : 'Unknown sender';
