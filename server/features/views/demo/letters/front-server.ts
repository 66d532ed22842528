/** The demo's mail server in front, which has checked all senders: a demo asks no DNS. */
export const FRONT_SERVER = 'mx.agent.example.com';

const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);

const signed = (email: string, policy: string): string =>
  `dkim=pass header.d=${domainOf(email)} header.s=mail; spf=pass smtp.mailfrom=${email}; dmarc=pass (p=${policy}) header.from=${domainOf(email)}`;

/** What the front server says about some senders; it found nothing about the others. */
const RESULTS: readonly (readonly [domain: string, results: (email: string) => string])[] = [
  ['harborlight.', (email) => signed(email, 'reject')],
  ['northwind.', (email) => signed(email, 'quarantine')],
  ['pixelforge.', (email) => signed(email, 'none')],
  ['stocklens.', () => 'dkim=pass header.d=ticketdesk.example.org header.s=k1; spf=none; dmarc=none'],
  [
    'codewright.',
    (email) => `dkim=none; spf=fail smtp.mailfrom=${email}; dmarc=fail (p=reject) header.from=${domainOf(email)}`,
  ],
  ['lindenhof.', (email) => `dkim=temperror header.d=${domainOf(email)} header.s=mail; dmarc=temperror`],
];

export function authenticationResults(email: string): string {
  const [, results] = RESULTS.find(([domain]) => domainOf(email).startsWith(domain)) ?? [];
  return `Authentication-Results: ${FRONT_SERVER}; ${results?.(email) ?? 'dkim=none; spf=none; dmarc=none'}`;
}
