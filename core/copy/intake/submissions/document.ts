import { en } from '../../pages/en.ts';

/** The text of a submitted form: what was signed, in English. */
export const formDocumentCopy = {
  title: (reference: string) => `Notice of claimed infringement ${reference}`,
  to: (company: string) => `To the designated agent of ${company}`,
  submitted: (date: string) => `Submitted on ${date}`,
  sender: 'Sender',
  name: 'Name',
  company: 'Organization',
  role: 'Acting as',
  owner: 'Copyright owner',
  agentOf: (owner: string) => `Agent of the copyright owner, ${owner}`,
  email: 'Email',
  address: 'Address',
  phone: 'Phone',
  work: (number: number) => `Work ${number}`,
  kind: 'Kind',
  kinds: en.form.work.kinds,
  registration: 'Registration number',
  originals: 'Where the original can be seen',
  material: 'Material to be removed',
  where: 'Where on these pages',
  statements: 'Statements',
  signature: 'Signature',
  subject: (reference: string, work: string) => `Notice ${reference}: ${work}`,
  fileName: (reference: string) => `notice-${reference}.pdf`,
  withdrawal: {
    subject: (reference: string) => `Withdrawal of notice ${reference}`,
    text: (reference: string, date: string) => `I withdraw my notice ${reference} of ${date}.`,
  },
  added: (date: string) => `Added on ${date}:`,
} as const;
