import type { PolicyText } from '../policy-text.ts';

export const en: PolicyText = {
  notice: {
    heading: 'How to send a notice',
    text: (company) =>
      `If material on a site of ${company} infringes your copyright, use the form or write to the agent. Under 17 U.S.C. § 512(c)(3), a notice contains:`,
    elements: [
      'your signature, or that of someone authorized to act for you; a typed name is enough',
      'the copyrighted work that was copied, or a list of the works',
      'the material to be removed, and its exact addresses (URLs)',
      'how to reach you: your name, postal address, phone number and email address',
      'a statement that you have a good faith belief that the use is not authorized by the copyright owner, its agent, or the law',
      'a statement that the information in the notice is accurate, and under penalty of perjury, that you are the owner or authorized to act for the owner',
    ],
  },
  answer: {
    heading: 'How to answer a notice',
    text: () =>
      'If your material was removed by mistake or misidentification, use the counter-notice form or write to the agent. Under 17 U.S.C. § 512(g)(3), it contains:',
    elements: (company) => [
      'your signature; a typed name is enough',
      'the material that was removed, and the address where it was',
      'a statement under penalty of perjury that you have a good faith belief that the material was removed as a result of mistake or misidentification',
      'your name, postal address and phone number',
      `a statement that you consent to the jurisdiction of the federal district court for your address or, if you are outside the United States, for any district in which ${company} may be found, and that you will accept service of process from the sender of the notice`,
    ],
    after: (company) =>
      `We pass a complete counter-notice on to the sender of the notice, with your name and contact details. ${company} then replaces the material 10 to 14 business days after we received the counter-notice, unless we first receive notice that the sender has filed an action seeking a court order against you.`,
  },
  repeat: {
    heading: 'Repeat infringers',
    text: (company, { limit, months }) =>
      `In appropriate circumstances, ${company} closes the accounts of repeat infringers: users whose material was disabled because of ${limit === 1 ? 'one notice' : `${limit} notices`}${months === null ? '' : ` within ${months === 1 ? 'one month' : `${months} months`}`}.`,
  },
  misrepresentation: {
    heading: 'False claims',
    text: 'Under 17 U.S.C. § 512(f), anyone who knowingly materially misrepresents that material is infringing, or that it was removed by mistake or misidentification, is liable for damages, including costs and attorneys’ fees. Before you send a notice, consider whether the use is permitted, for example as fair use. If you are not sure, ask a lawyer.',
  },
  personalData: {
    heading: 'What happens to personal data',
    text: (company, { organization, email }) => [
      `Notices and counter-notices are received by ${organization} on behalf of ${company}. A notice, including your name and contact details, is passed on to ${company} and to the person who posted the material. A counter-notice is passed on to ${company} and to the sender of the notice. Either may be published with contact details removed.`,
      `We keep them as proof for as long as the law and the protection of ${company} require. From forms that were marked as spam, names, contact details and files are erased after 12 months. To get a copy of your data, or to have it corrected or erased, write to ${email}.`,
    ],
  },
  statements: {
    good_faith: () =>
      'I have a good faith belief that use of the material in the manner complained of is not authorized by the copyright owner, its agent, or the law.',
    fair_use: () => 'I have considered whether the use is permitted, for example as fair use.',
    accuracy: () =>
      'The information in this notice is accurate, and under penalty of perjury, I am the owner, or authorized to act on behalf of the owner, of an exclusive right that is allegedly infringed.',
    misrepresentation: () =>
      "I understand that under 17 U.S.C. § 512(f) anyone who knowingly materially misrepresents that material is infringing is liable for damages, including costs and attorneys' fees.",
    forwarding: (company) =>
      `My notice, including my name and contact details, is passed on to ${company} and to the person who posted the material, and may be published with contact details removed.`,
  },
  counterStatements: {
    mistake: () =>
      'I swear, under penalty of perjury, that I have a good faith belief that the material was removed or disabled as a result of mistake or misidentification of the material to be removed or disabled.',
    jurisdiction: (company) =>
      `I consent to the jurisdiction of the Federal District Court for the judicial district in which my address is located or, if my address is outside the United States, for any judicial district in which ${company} may be found.`,
    service: () =>
      'I will accept service of process from the person who sent the notice, or from an agent of that person.',
  },
  englishIsSigned: 'The English text is what you sign.',
};
