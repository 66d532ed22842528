import { expect } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { type Account, send, someName } from './account.ts';

interface ArrivedNotice {
  id: number;
  deliveries: { status: string; message_id: string }[];
}

interface NoticeMail {
  subject: string;
  /** Reported URLs. */
  urls: readonly string[];
  html?: string;
  attachments?: { filename: string; content: string }[];
}

/** A notice with all elements that the law requires. */
const letter = (urls: readonly string[]): string =>
  [
    'To the designated agent:',
    'I act for Quayside Pictures, the owner of the copyright in the film "Low Water". Copies of it are offered without permission at these addresses:',
    urls.join('\n'),
    'I have a good faith belief that the use described above is not authorized by the copyright owner, its agent, or the law.',
    'The information in this notice is accurate and, under penalty of perjury, I am authorized to act on behalf of the owner of the exclusive right that is infringed.',
    'Please answer to rights@example.net, or call +1 202 555 0143. Quayside Pictures, 4 Pier Street, Portland, ME 04101, USA.',
    '/s/ Ines Marlow\nInes Marlow\nQuayside Pictures',
  ].join('\n\n');

async function mailIn(message: object): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: Number(process.env.E2E_SMTP_PORT), ignoreTLS: true });
  await transport.sendMail(message);
  transport.close();
}

/** Sends a mail to the agent's address from outside. */
export const mailNotice = ({ subject, urls, ...rest }: NoticeMail): Promise<void> =>
  mailIn({
    from: 'Ines Marlow <rights@example.net>',
    to: 'dmca@agent.example.com',
    subject,
    text: letter(urls),
    ...rest,
  });

/** Sends a bounce (DSN) for one of our mails. */
export const mailBounce = (messageId: string): Promise<void> =>
  mailIn({
    envelope: { from: '', to: 'agent@example.com' },
    from: 'Mail Delivery System <mailer-daemon@mx.example.net>',
    subject: 'Undelivered Mail Returned to Sender',
    text: `I could not deliver ${messageId}: 550 5.1.1 No such user here`,
  });

/** Creates a sender, for journeys that start with an existing notice. */
export const addSender = (account: Account, name: string): Promise<{ id: number }> =>
  account.call('POST', '/notices/contact/create/', {
    name,
    email: `${someName('sender')}@example.net`,
    company: name,
  });

export const typeIn = (
  account: Account,
  sender: { id: number },
  urls: readonly string[],
  subject: string,
  received = new Date(),
): Promise<{ id: number }> =>
  account.call('POST', '/notices/create/', {
    sender: sender.id,
    received_date: received.toISOString(),
    urls,
    subject,
    text: letter(urls),
    dmca_public_id: 'p-1',
    dmca_registration_id: 'DMCA-1',
  });

/** Waits for the notice made from a mail, which is read in the background. */
export async function arrivedNotice(account: Account, subject: string): Promise<ArrivedNotice> {
  const search = `/notices/?search=${encodeURIComponent(subject)}`;
  let found: { id: number } | undefined;
  await expect(async () => {
    [found] = (await account.read<{ results: { id: number }[] }>(search)).results;
    expect(found, subject).toBeDefined();
  }).toPass({ timeout: 120_000, intervals: [100, 250] });
  return account.read<ArrivedNotice>(`/notices/${found!.id}/`);
}

interface Form {
  name: string;
  url: string;
  /** Not empty: the form is suspect. */
  website?: string;
}

/** Submits a notice form as a stranger. */
export async function submitForm(base: string, slug: string, { name, url, website = '' }: Form): Promise<void> {
  const email = `${someName('sender')}@example.net`;
  const about = {
    role: 'owner',
    name,
    email,
    email_repeat: email,
    signature: name,
    country: 'Norway',
    phone: '+47 555 0100',
  };
  const works = [{ description: 'Photograph of the old lighthouse', kind: 'image' }];
  const statements = { good_faith: true, fair_use: true, accuracy: true, misrepresentation: true, forwarding: true };
  const body = { ...about, works, urls: [url], ...statements, website };
  expect((await send(base, 'POST', `/p/${slug}/notices/`, body)).status).toBe(202);
}
