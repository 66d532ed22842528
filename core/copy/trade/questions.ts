import { plural } from '../../rules/text/numbers.ts';

/** The notes that log a question and its answers. */
export const askedCopy = {
  question: (text: string) => `Question to the customer by email:\n\n${text}`,
  answer: (from: string) => `Answer by email from ${from}:`,
  leftOut: (attachments: number) =>
    attachments === 0
      ? '(The rest of this email was omitted.)'
      : `(Long text and ${plural(attachments, 'attachment')} in this email were omitted.)`,
} as const;

export const askCustomerCopy = {
  ask: 'Ask the customer',
  title: 'Ask the customer',
  description:
    'We’ll email your question to the company’s owners and administrators. Their answers will appear as notes here.',
  question: 'Question',
  cancel: 'Cancel',
  send: 'Send question',
  sent: 'Question sent',
} as const;
