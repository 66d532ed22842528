import type { Notice } from '#core/contract/intake/notices.ts';
import { replyDialogCopy as copy } from '#core/copy/intake/replies.ts';
import { addressesIn, looksUnanswerable } from '#core/rules/intake/reply-address.ts';
import { type Recipient, uniqueRecipients } from '../actions/unique-recipients.ts';

/** Addresses in the notice that can be answered: the sender, who relayed it, and those in its text, except where it was sent to. */
export function replyRecipients({ sender, relay, text, to }: Notice): readonly Recipient[] {
  const found = [
    { email: sender?.email ?? null, from: copy.from.sender },
    { email: relay?.email.toLowerCase() ?? null, from: copy.from.relay },
    ...[...addressesIn(text)].map((email) => ({ email, from: copy.from.text })),
  ];
  return uniqueRecipients(found).filter(({ email }) => !looksUnanswerable(email, to));
}
