import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { noticeWordsCopy as copy } from '#core/copy/product.ts';
import type { Completeness, Element } from '#core/rules/intake/notice-completeness.ts';
import type { Tone } from '../../ui/badge.tsx';

type Verdict = Completeness['verdict'];

export const VERDICT_WORDS: Readonly<Record<Verdict, { name: string; tone: Tone }>> = {
  complete: { name: copy.complete, tone: 'ok' },
  core_only: { name: copy.coreOnly, tone: 'info' },
  defective: { name: copy.defective, tone: 'bad' },
  not_a_notice: { name: copy.notANotice, tone: 'muted' },
  unread: { name: copy.notRead, tone: 'warn' },
};

export const KIND_WORDS: Readonly<Record<Completeness['kind'], string>> = copy.kindWords;

/** Labels of the six elements required by law. */
export const ELEMENT_WORDS: Readonly<Record<Element, string>> = copy.elementWords;

/** Title of a notice: its subject, or its number for mail without one. */
export const noticeTitle = ({ subject, number }: Pick<NoticeRow, 'subject' | 'number'>): string =>
  subject.trim() || copy.notice(number);

type Reading = Pick<NoticeRow, 'parsed_date' | 'parse_error'>;

/** True while the message is being parsed. A message that failed has a `parse_error`. */
export const isBeingRead = ({ parsed_date, parse_error }: Reading): boolean =>
  parsed_date === null && parse_error === null;

/** Host of a notice's URL. */
export const hostOf = ({ url }: Pick<NoticeRow, 'url'>): string | undefined =>
  /^\w+:\/\/([^/?#]+)/.exec(url ?? '')?.[1];

/** Name of the sender, unknown while the message is being parsed. */
export const senderName = ({ sender, ...reading }: Pick<NoticeRow, 'sender'> & Reading): string =>
  sender ? sender.name || sender.email : isBeingRead(reading) ? copy.beingRead : copy.unknownSender;
