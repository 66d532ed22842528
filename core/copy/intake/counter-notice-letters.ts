import { messages } from '../../messages.ts';
import type { CounterElement } from '../../rules/intake/counter-notice.ts';

/** Mails about counter-notices (beyond § 15). Dates are given as people read them. */
export const counterNoticeLetters = {
  forward: {
    subject: (number: string, subject: string) =>
      `Counter-notice ${number}${subject ? ` to your notice: ${subject}` : ''}`,
    received: (date: string, company: string, sent: string) =>
      `On ${date} we received a counter-notice as the designated agent for ${company}. It responds to your notice of ${sent}, which led to the material below being disabled.`,
    statutory: messages.statutorySentence,
    proceeding:
      'If you have filed such an action or a claim before the Copyright Claims Board, please reply to this email with the name of the court and the case number.',
    text: 'The counter-notice:',
    original: 'The original counter-notice is attached, unchanged.',
  },
  receipt: {
    subject: (number: string) => `We received your counter-notice ${number}`,
    received: (date: string) => `We received your counter-notice on ${date} and found it complete.`,
    sent: 'We sent it to the person who sent the notice.',
    byMail: 'We will send it by mail to the person who sent the notice.',
    window: (company: string, from: string, until: string) =>
      `Unless they report that they have taken legal action, ${company} can put the material back between ${from} and ${until}.`,
    dates: 'Dates',
    earliest: (date: string) => `10th business day: ${date}`,
    latest: (date: string) => `14th business day: ${date}`,
    advice: 'We report only what we found. This is not legal advice.',
  },
  due: {
    subject: (number: string) => `Counter-notice ${number}: the material can be put back`,
    waited: (number: string, company: string) =>
      `The waiting period for counter-notice ${number} to ${company} is over, and no proceeding about the material is pending.`,
    released: (number: string, company: string) =>
      `The complainant retracted the notice that counter-notice ${number} to ${company} answers. ${messages.putBackNow}`,
    record: 'Once the material is available again, record it as restored. Nothing is put back automatically.',
  },
  lastDay: {
    subject: (number: string) => `Counter-notice ${number}: last day to put the material back`,
    ends: (number: string, company: string, date: string) =>
      `The 14 business days after counter-notice ${number} to ${company} end on ${date}, and the material has not been recorded as restored.`,
    passed: (number: string, company: string) =>
      `The material covered by counter-notice ${number} to ${company} has not been recorded as restored.`,
  },
  /** Of a notice that is not assigned to a company. */
  provider: 'the service provider',
  material: 'Material',
  moreUrls: (count: number) => `and ${count.toLocaleString('en-US')} more.`,
  view: 'View counter-notice',
};

/** One sentence for each missing element. */
const REQUESTS: Readonly<Record<CounterElement, string>> = {
  signature: 'Please sign the counter-notice, for example by typing your full name at its end.',
  material: 'Please give the exact address (URL) where the material was before it was removed or disabled.',
  mistake:
    'Please state, under penalty of perjury, that you have a good-faith belief that the material was removed or disabled by mistake or misidentification.',
  contact: 'Please give your name, address and telephone number.',
  jurisdiction:
    'Please state that you consent to the jurisdiction of the Federal District Court for the district of your address (or, outside the United States, any district in which the service provider may be found), and that you will accept service of process from the person who sent the notice.',
};

export const counterReplyTexts = {
  missing: (date: string, missing: readonly CounterElement[]): string =>
    [
      'Hello,',
      `Thank you for your counter-notice of ${date}. We need the following to process it (17 U.S.C. § 512(g)(3)):`,
      missing.map((element) => `- ${REQUESTS[element]}`).join('\n'),
      'Please reply to this email with a complete counter-notice.',
      'Thank you for your help.',
    ].join('\n\n'),
};

/** The line below every reply. */
export const counterReplyClosing = (writer: string, number: string): string =>
  `Sent by ${writer} about counter-notice ${number}.`;
