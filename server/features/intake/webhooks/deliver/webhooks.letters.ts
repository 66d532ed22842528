import { webhookLetters as copy } from '#core/copy/intake/webhook-letters.ts';
import { type Letter, letter } from '../../../../mail/letter.ts';

interface Disabled {
  publicUrl: string;
  company_id: number;
  host: string;
  reason: 'gone' | 'failing';
}

/** Only the host is named: the rest of the address may be a key. */
export const disabledLetter = ({ publicUrl, company_id, host, reason }: Disabled): Letter =>
  letter({
    subject: copy.disabled.subject(host),
    greeting: copy.disabled.greeting,
    paragraphs: [copy.disabled.reason[reason](host), copy.disabled.lost, copy.disabled.next],
    action: { label: copy.disabled.action, url: `${publicUrl}/company/${company_id}?tab=integrations` },
  });
