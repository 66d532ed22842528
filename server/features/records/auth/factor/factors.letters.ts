import { FACTOR_RESET_HOURS } from '#core/constants.ts';
import { factorLettersCopy as copy } from '#core/copy/records/factor-letters.ts';
import { type Letter, letter } from '../../../../mail/letter.ts';

/** What changed about a user's second factors. */
export type FactorChange = keyof typeof copy.changes;

interface Changed {
  publicUrl: string;
  change: FactorChange;
  /** Name of the passkey. */
  name?: string;
}

export const factorChangedLetter = ({ publicUrl, change, name }: Changed): Letter => {
  const { subject, text } = copy.changes[change];
  return letter({
    subject,
    greeting: copy.greeting,
    paragraphs: [text, ...(name === undefined ? [] : [copy.passkey(name)])],
    action: { label: copy.openAccount, url: `${publicUrl}/account` },
    closing: copy.notYou,
  });
};

export const copiedPasskeyLetter = ({ publicUrl, name }: { publicUrl: string; name: string }): Letter =>
  letter({
    subject: copy.copied.subject,
    greeting: copy.greeting,
    paragraphs: [copy.copied.text, copy.passkey(name)],
    action: { label: copy.openAccount, url: `${publicUrl}/account` },
    closing: copy.copied.advice,
  });

interface ResetRequested {
  publicUrl: string;
  token: string;
  /** When it takes effect, as a sentence shows it. */
  date: string;
}

export const factorResetLetter = ({ publicUrl, token, date }: ResetRequested): Letter =>
  letter({
    subject: copy.resetRequested.subject,
    greeting: copy.greeting,
    paragraphs: [copy.resetRequested.text(FACTOR_RESET_HOURS, date)],
    action: { label: copy.resetRequested.keep, url: `${publicUrl}/factors/keep/${token}` },
    closing: copy.resetRequested.advice,
  });

export const factorsResetLetter = ({ publicUrl }: { publicUrl: string }): Letter =>
  letter({
    subject: copy.reset.subject,
    greeting: copy.greeting,
    paragraphs: [copy.reset.text],
    action: { label: copy.openAccount, url: `${publicUrl}/account` },
    closing: copy.notYou,
  });
