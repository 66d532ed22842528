import { messages } from '#core/messages.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  card_invalid: messages.payError1,
  card_declined: messages.cardDeclined,
  insufficient_funds: messages.cardNoFunds,
  authentication_required: messages.cardNeedsBank,
  processing_error: messages.cardProcessorFailed,
};

/** The gateway's reason code as a message for people. */
export const refusalSentence = (reason: string): string => SENTENCES[reason] ?? messages.payError2;
