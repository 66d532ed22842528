import type { Element } from '../../rules/intake/notice-completeness.ts';

/** One sentence for each missing element. */
const ELEMENT_REQUESTS: Readonly<Record<Element, string>> = {
  signature: 'Please sign the notice, for example by typing your full name at its end.',
  work: 'Please identify the copyrighted work, for example by its title or by a link to the original.',
  material: 'Please give the exact address (URL) of each page or file that you want removed.',
  contact: 'Please tell us how we can contact you: your address, telephone number or email address.',
  good_faith:
    'Please state that you have a good-faith belief that the use is not authorized by the copyright owner, its agent or the law.',
  accuracy:
    'Please state that the information in the notice is accurate and, under penalty of perjury, that you are authorized to act for the copyright owner.',
};

/** What stands for the reason until somebody writes it. */
export const REASON = '[reason]';

const paragraphs = (...parts: readonly string[]): string => parts.join('\n\n');

/** Texts that a handler can start from (beyond § 13). `date` is when the notice was received, as people read it. */
export const replyTexts = {
  missing: (date: string, missing: readonly Element[], formUrl: string | null) =>
    paragraphs(
      'Hello,',
      `Thank you for your notice of ${date}. We need the following to process it (17 U.S.C. § 512(c)(3)(A)):`,
      missing.map((element) => `- ${ELEMENT_REQUESTS[element]}`).join('\n'),
      'Please reply to this email with this information.',
      ...(formUrl === null ? [] : [`You can also use our form to send a complete notice: ${formUrl}`]),
      'Thank you for your help.',
    ),
  removed: (date: string) =>
    paragraphs(
      'Hello,',
      `Thank you for your notice of ${date}. The material that you reported has been removed, or access to it has been disabled.`,
      'If you find that some of it is still available, please reply to this email with its address (URL).',
    ),
  rejected: (date: string) =>
    paragraphs(
      'Hello,',
      `Thank you for your notice of ${date}. We have reviewed it, and the material stays available for this reason:`,
      REASON,
      'If you have information that we should consider, please reply to this email.',
    ),
} as const;

/** The line below every reply. */
export const replyClosing = (writer: string, number: string): string => `Sent by ${writer} about notice ${number}.`;

export const replyDialogCopy = {
  replyToSender: 'Reply to sender',
  loadingTheDraft: 'Loading the draft…',
  email: 'Email',
  addressesInNotice: 'Addresses in the notice',
  from: { sender: 'Sender', relay: 'Forwarded by', text: 'From the text' },
  startFrom: 'Start from a draft',
  missing: 'Missing elements',
  removed: 'Material disabled',
  rejected: 'Material stays up',
  undo: 'Undo',
  subject: 'Subject',
  text: 'Text',
  writtenAs: (writer: string) => `Sent as ${writer}. Your own name and email address are not shown.`,
  close: 'Close',
  cancel: 'Cancel',
  send: 'Send reply',
} as const;
