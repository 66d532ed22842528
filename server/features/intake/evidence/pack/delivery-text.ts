import { evidencePackCopy } from '#core/copy/intake/evidence-pack.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { MailFact } from '../facts/facts.queries.ts';

const copy = evidencePackCopy.mail;

function bytesOf({ raw, is_kept }: MailFact, name: string): string {
  if (raw) return `${name}, ${raw.size} bytes, SHA-256 ${raw.sha256}`;
  return is_kept ? copy.notRendered : copy.notKept;
}

function triesOf({ tries, is_kept }: MailFact): string[] {
  if (tries.length === 0) return [is_kept ? copy.noTries : copy.triesUnknown];
  return [
    copy.tries,
    ...tries.map(({ date, code, words }) => `${iso(date)}  ${code ?? copy.noCode}  ${oneLine(words)}`),
  ];
}

/** The text beside a mail: every try to deliver it. `name` is that of the mail in the pack. */
export const deliveryText = (mail: MailFact, name: string): string =>
  `${[
    `${copy.to}: ${oneLine(mail.email)}`,
    `${copy.subject}: ${oneLine(mail.subject)}`,
    `${copy.id}: ${mail.message_id}`,
    `${copy.written}: ${mail.date.toISOString()}`,
    `${copy.status}: ${copy.statuses[mail.status]}`,
    `${copy.bytes}: ${bytesOf(mail, name)}`,
    '',
    ...triesOf(mail),
  ].join('\n')}\n`;
