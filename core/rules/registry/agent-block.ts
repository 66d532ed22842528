import type { Agent } from '../../contract/registry/agent.ts';
import { agentBlockCopy as copy } from '../../copy/registry/agent-block.ts';
import { COMPANY_STATUS } from '../../lookups.ts';
import { escapeHtml } from '../text/escape-html.ts';

export interface AgentBlock {
  text: string;
  /** A `section` without style, classes or script, to paste into any page. */
  html: string;
}

interface Designated {
  status_id: number;
  dmca_registration_id: string | null;
  expires_date: string | null;
}

/** The number that may be claimed in public: only while the company is Registered and unexpired (beyond §12). */
export const claimedNumber = (
  { status_id, dmca_registration_id, expires_date }: Designated,
  today: string,
): string | null =>
  status_id === COMPANY_STATUS.registered && expires_date !== null && expires_date > today
    ? dmca_registration_id
    : null;

/** Whole URLs of a company's public page that is on. */
export interface PageUrls {
  url: string;
  notice_url: string;
}

/**
 * 17 U.S.C. § 512(c)(2): the agent's name, address, phone and email, as they must stand on the provider's own site, with links to its
 * public page. The company screen, the mail about a completed order and `/p/{slug}/policy-block.html` all use it.
 */
export function agentBlock(
  agent: Omit<Agent, 'time_zone'>,
  registrationId: string | null,
  page: PageUrls | null,
): AgentBlock {
  const heading = registrationId === null ? copy.notDesignated : copy.designated(registrationId);
  const address = agent.address.split(/\r?\n/).map((line) => line.trim());
  const lines = [agent.name, agent.organization, ...address, copy.phone(agent.phone)].filter((line) => line !== '');
  const email = escapeHtml(agent.email);
  const links = page
    ? [
        { label: copy.form, url: page.notice_url },
        { label: copy.policy, url: page.url },
      ]
    : [];
  return {
    text: [
      heading,
      copy.send,
      ...lines,
      `${copy.email} ${agent.email}`,
      ...links.map(({ label, url }) => `${label}: ${url}`),
    ].join('\n'),
    html: [
      '<section>',
      `  <h2>${escapeHtml(heading)}</h2>`,
      `  <p>${escapeHtml(copy.send)}</p>`,
      '  <p>',
      ...lines.map((line) => `    ${escapeHtml(line)}<br>`),
      `    ${escapeHtml(copy.email)} <a href="mailto:${email}">${email}</a>`,
      '  </p>',
      ...links.map(({ label, url }) => `  <p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
      '</section>\n',
    ].join('\n'),
  };
}
