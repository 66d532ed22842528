import type { Page } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { expect } from './fixtures.ts';
import { someName } from './orders.ts';

interface NoticeMail {
  subject: string;
  /** What it complains about. */
  urls: readonly string[];
  from?: string;
  html?: string;
}

/** A letter that has all that the law asks for. */
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

/** A mail to the agent's address, from somewhere out there. */
export async function mailNotice({ subject, urls, from = 'Ines Marlow <rights@example.net>', html }: NoticeMail) {
  const transport = createTransport({ host: '127.0.0.1', port: Number(process.env.E2E_SMTP_PORT), ignoreTLS: true });
  await transport.sendMail({ from, to: 'dmca@agent.example.com', subject, text: letter(urls), html });
  transport.close();
}

async function caller(page: Page, username: string, password: string) {
  const login = await page.request.post('/api/api-auth/', { data: { username, password } });
  expect(login.status()).toBe(200);
  const headers = { Authorization: `JWT ${(await login.json()).access}` };
  return async (path: string, data: object): Promise<{ id: number }> => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
}

/** The API of the notices, for journeys that begin after one came. */
export async function noticesAs(page: Page, username: string, password: string) {
  const post = await caller(page, username, password);
  return {
    addSender: (name: string) =>
      post('/notices/contact/create/', { name, email: `${someName('sender')}@example.net`, company: name }),
    typeIn: (sender: number, urls: readonly string[], subject: string) =>
      post('/notices/create/', {
        sender,
        received_date: new Date().toISOString(),
        urls,
        subject,
        text: letter(urls),
        dmca_public_id: 'p-1',
        dmca_registration_id: 'DMCA-1',
      }),
  };
}

/** For the agent: rules and ignored links. The rule is off: it must not touch what other journeys send. */
export async function rulesAs(page: Page) {
  const post = await caller(page, 'agent@example.com', 'safeharbor');
  return {
    add: (name: string, domain: string) =>
      post('/filters/create/', {
        name,
        is_active: false,
        rows: [{ field: 'domain', field_condition: 'equals', value: domain }],
        actions: [{ action: 'set_status', value: 17 }],
      }),
    ignore: (link: string) => post('/ignored-links/', { link }),
  };
}
