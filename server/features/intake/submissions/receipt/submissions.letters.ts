import type { Language } from '#core/contract/intake/notice-form.ts';
import { submissionLetters } from '#core/copy/intake/submissions/letters.ts';
import { localDateTime } from '#core/rules/text/local-dates.ts';
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
export function confirmLetter({ publicUrl, lang, company, reference, token }: About): Letter {
  const { greeting, confirm } = submissionLetters[lang];
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
