import { expect, test } from 'vitest';
import type { Notice } from '#core/contract/intake/notices.ts';
import { replyRecipients } from './reply-recipients.ts';

test('addresses of the notice that can be answered are offered once each', () => {
  const notice = {
    sender: { id: 1, name: 'Ines', email: 'no-reply@platform.example', company: '' },
    relay: { name: 'A platform', email: 'Abuse@platform.example' },
    text: 'To: dmca@agent.example\nWrite to ines@quayside.example or abuse@platform.example.',
    to: ['DMCA@agent.example'],
  } as Notice;
  expect(replyRecipients(notice)).toEqual([
    { email: 'abuse@platform.example', from: 'Forwarded by' },
    { email: 'ines@quayside.example', from: 'From the text' },
  ]);
});
