import { shortDate } from '#core/rules/text/dates.ts';
import { type Letter, letter } from '../../../mail/letter.ts';

interface Content {
  publicUrl: string;
  company: { id: number; name: string };
  token: { name: string; hint: string };
  expires_date: string;
  days: number;
}

/** beyond § 17: 14 days and 1 day before the expiry. */
export function tokenReminderLetter({ publicUrl, company, token, expires_date, days }: Content): Letter {
  const when = `${days === 1 ? 'tomorrow' : `in ${days} days`}, on ${shortDate(expires_date)}`;
  return letter({
    subject: `A company token for ${company.name} expires ${when}`,
    greeting: 'Hello,',
    paragraphs: [
      `The company token “${token.name}” of ${company.name}, which ends in ${token.hint}, expires ${when}. From then on, calls with it are refused.`,
      'If a system still uses this token, create a new one and switch the system to it.',
    ],
    action: { label: 'Open integrations', url: `${publicUrl}/company/${company.id}?tab=integrations` },
  });
}
