import type { SubmissionLetters } from './letters.ts';

export const en: SubmissionLetters = {
  greeting: 'Hello,',
  confirm: {
    subject: (reference) => `Confirm your notice ${reference}`,
    intro: (company) => `We received a copyright notice for ${company} that lists this email address as the sender’s.`,
    todo: 'Please confirm that you sent it. We will then forward it.',
    button: 'Confirm notice',
    closing: (days) => `The link is valid for ${days} days. If you did not send a notice, you can ignore this email.`,
  },
  receipt: {
    subject: (reference) => `Receipt for your notice ${reference}`,
    intro: (company) => `This is the receipt for your copyright notice to the agent of ${company}.`,
    facts: 'Your notice',
    reference: (reference) => `Reference: ${reference}`,
    received: (date) => `Received: ${date}`,
    attached: 'The full text is attached as a PDF.',
    status: 'On the status page, you can see what happened to each address, add information, or withdraw the notice.',
    button: 'View status',
    closing: 'Anyone with this link can see your notice. Don’t share the link.',
  },
};
