import type { CounterFormLetters } from './letters.ts';

export const en: CounterFormLetters = {
  confirm: {
    subject: (reference) => `Confirm your counter-notice ${reference}`,
    intro: (company) => `We received a counter-notice for ${company} that lists this email address as the sender’s.`,
    todo: 'Please confirm that you sent it. We will then forward it to the person who sent the notice.',
    button: 'Confirm counter-notice',
    closing: (days) =>
      `The link is valid for ${days} days. If you did not send a counter-notice, you can ignore this email.`,
  },
  receipt: {
    subject: (reference) => `Receipt for your counter-notice ${reference}`,
    intro: (company) => `This is the receipt for your counter-notice to the agent of ${company}.`,
    forwarded: 'We found it complete and sent it to the person who sent the notice.',
    byHand: 'We found it complete. Someone on our team will forward it to the person who sent the notice.',
    window: (company, from, until) =>
      `Unless they report that they have taken legal action, ${company} can put the material back between ${from} and ${until}.`,
    nothingDisabled:
      'We couldn’t find anything at these URLs that was disabled because of a notice. Someone on our team will look at it and write to you if anything is missing.',
    status:
      'On the status page, you can see its progress. Anyone with the link can see your counter-notice, so keep it to yourself.',
    facts: 'Your counter-notice',
    earliest: (date) => `10th business day: ${date}`,
    latest: (date) => `14th business day: ${date}`,
    closing: 'We report only what we found. This is not legal advice.',
  },
};
