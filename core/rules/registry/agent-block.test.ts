import { expect, test } from 'vitest';
import { DEFAULT_AGENT } from '../../constants.ts';
import { COMPANY_STATUS } from '../../lookups.ts';
import { agentBlock, claimedNumber } from './agent-block.ts';

test('the block is text and a section without style, classes or script', () => {
  const agent = { ...DEFAULT_AGENT, name: 'Vance & <Co>', address: '1 Harbor Way\nWilmington' };
  const { text, html } = agentBlock(agent, 'DMCA-1069186');
  expect(text).toBe(
    'Designated agent, registration number DMCA-1069186\nPlease send notices of claimed copyright infringement to:\nVance & <Co>\nSafeharbor\n1 Harbor Way\nWilmington\nPhone: +1 302 555 0100\nEmail: notices@example.com',
  );
  expect(html).toContain('Vance &amp; &lt;Co&gt;<br>');
  expect(html).toContain('<a href="mailto:notices@example.com">notices@example.com</a>');
  expect(html).not.toMatch(/<Co>|style|class|script/);
  expect(agentBlock(agent, null).text).toMatch(/^Agent for notices\n/);
});

test('the number is claimed only while the company is Registered and unexpired', () => {
  const company = {
    status_id: COMPANY_STATUS.registered,
    dmca_registration_id: 'DMCA-1069186',
    expires_date: '2029-11-18',
  };
  expect(claimedNumber(company, '2029-11-17')).toBe('DMCA-1069186');
  expect(claimedNumber(company, '2029-11-18')).toBeNull();
  expect(claimedNumber({ ...company, status_id: COMPANY_STATUS.suspended }, '2029-01-01')).toBeNull();
  expect(claimedNumber({ ...company, expires_date: null }, '2029-01-01')).toBeNull();
});
