import { expect, test } from 'vitest';
import { DOMAIN_STATUS } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { busySentence, namedHolder } from './busy-domain.ts';

test('the error for a taken domain names its company only when the domain is registered', () => {
  expect(busySentence('a.com', 'Bluefin')).toBe(messages.domainBusyCompany('a.com', 'Bluefin'));
  expect(busySentence('a.com', null)).toBe(messages.domainBusyOrder('a.com'));
  expect(namedHolder({ status_id: DOMAIN_STATUS.registered, company_name: 'Bluefin' })).toBe('Bluefin');
  expect(namedHolder({ status_id: DOMAIN_STATUS.draft, company_name: 'Bluefin' })).toBeNull();
  expect(namedHolder(undefined)).toBeNull();
});
