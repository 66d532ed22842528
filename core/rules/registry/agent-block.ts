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

/**
 * 17 U.S.C. § 512(c)(2): the agent's name, address, phone and email, as they must stand on the provider's own site. It is the same
 * whether the public page is on or off (beyond-edges § 23). `/p/{slug}/policy-block.html` has the same facts, and the policy around them.
 */
export function agentBlock(agent: Omit<Agent, 'time_zone'>, registrationId: string | null): AgentBlock {
  const heading = registrationId === null ? copy.notDesignated : copy.designated(registrationId);
  const address = agent.address.split(/\r?\n/).map((line) => line.trim());
  const lines = [agent.name, agent.organization, ...address, copy.phone(agent.phone)].filter((line) => line !== '');
  const email = escapeHtml(agent.email);
  return {
    text: [heading, copy.send, ...lines, `${copy.email} ${agent.email}`].join('\n'),
    html: [
      '<section>',
      `  <h2>${escapeHtml(heading)}</h2>`,
      `  <p>${escapeHtml(copy.send)}</p>`,
      '  <p>',
      ...lines.map((line) => `    ${escapeHtml(line)}<br>`),
      `    ${escapeHtml(copy.email)} <a href="mailto:${email}">${email}</a>`,
      '  </p>',
      '</section>\n',
    ].join('\n'),
  };
}
