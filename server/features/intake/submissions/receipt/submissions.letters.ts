import type { Language } from '#core/contract/intake/notice-form.ts';
import type { FormKind } from '#core/contract/intake/submissions.ts';
import { counterFormLetters } from '#core/copy/intake/submissions/counter/letters.ts';
import { submissionLetters } from '#core/copy/intake/submissions/letters.ts';
import type { Clock } from '#core/rules/intake/counter-notice-clock.ts';
import { localDate, localDateTime } from '#core/rules/text/local-dates.ts';
import { type Letter, letter } from '../../../../mail/letter.ts';
import { CONFIRM_DAYS } from '../confirm-days.ts';

interface About {
  publicUrl: string;
  lang: Language;
  company: string;
  reference: string;
  token: string;
}

/** beyond § 12: the link that confirms a form. It contains nothing that was typed, because the address may be anybody's. */
export function confirmLetter({ publicUrl, lang, company, reference, token }: About, kind: FormKind): Letter {
  const { greeting } = submissionLetters[lang];
  const { confirm } = (kind === 'notice' ? submissionLetters : counterFormLetters)[lang];
  return letter({
    ...{ lang, greeting, subject: confirm.subject(reference) },
    paragraphs: [confirm.intro(company), confirm.todo],
    action: { label: confirm.button, url: `${publicUrl}/n/confirm/${token}` },
    closing: confirm.closing(CONFIRM_DAYS),
  });
}

/** beyond § 12: the receipt, with the full text as an attached PDF and the link of the status page. */
export function receiptLetter({ submitted_date, ...about }: About & { submitted_date: Date }): Letter {
  const { publicUrl, lang, company, reference, token } = about;
  const { greeting, receipt } = submissionLetters[lang];
  return letter({
    ...{ lang, greeting, subject: receipt.subject(reference) },
    paragraphs: [receipt.intro(company), receipt.attached, receipt.status],
    lists: [
      {
        title: receipt.facts,
        items: [receipt.reference(reference), receipt.received(localDateTime(submitted_date, lang))],
      },
    ],
    action: { label: receipt.button, url: `${publicUrl}/n/${token}` },
    closing: receipt.closing,
  });
}

interface CounterReceipt extends About {
  submitted_date: Date;
  /** Null if nothing of it was disabled. */
  clock: Clock | null;
  isForwarded: boolean;
}

/** beyond § 15: the receipt of a counter-notice form, with its dates, the full text as an attached PDF and the link of its status. */
export function counterFormReceiptLetter(about: CounterReceipt): Letter {
  const { publicUrl, lang, company, reference, token, submitted_date, clock, isForwarded } = about;
  const { greeting, receipt: common } = submissionLetters[lang];
  const { receipt } = counterFormLetters[lang];
  const day = (date: string) => localDate(date, lang);
  const standing = clock
    ? [
        isForwarded ? receipt.forwarded : receipt.byHand,
        receipt.window(company, day(clock.safe_from), day(clock.safe_until)),
      ]
    : [receipt.nothingDisabled];
  const dates = clock ? [receipt.earliest(day(clock.earliest)), receipt.latest(day(clock.latest))] : [];
  const facts = [common.reference(reference), common.received(localDateTime(submitted_date, lang))];
  return letter({
    ...{ lang, greeting, subject: receipt.subject(reference) },
    paragraphs: [receipt.intro(company), ...standing, common.attached, receipt.status],
    lists: [{ title: receipt.facts, items: [...facts, ...dates] }],
    action: { label: common.button, url: `${publicUrl}/n/${token}` },
    closing: receipt.closing,
  });
}
