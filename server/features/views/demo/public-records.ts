import type { RecordInput } from '#core/contract/registry/public-record.ts';
import { agentOf } from '../../../base/config.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import { findCompany } from '../../registry/companies/read/read-company.ts';
import { acceptDifference } from '../../registry/public-record/check/accept-difference.ts';
import { checkRecord } from '../../registry/public-record/check/check-record.ts';
import { changePolicyUrl } from '../../registry/public-record/policy/policy-url.ts';
import type { Companies } from './companies.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

/** Records that agree, differ, differ gravely, and differ as accepted; those of all other companies are to be checked. */
export function schedulePublicRecords({ timeline, deps }: DemoRun, users: DemoUsers, companies: Companies): void {
  const check = async (key: string, change: Partial<RecordInput>) => {
    const { id } = companies[key]!;
    const { name, address, city, state, zip, expires_date, dmca_registration_id } = await findCompany(
      deps.db,
      EVERYTHING,
      id,
    );
    const { name: _, organization, ...agent } = agentOf(deps.config);
    const record: RecordInput = {
      ...{
        registration_id: dmca_registration_id ?? '',
        status: 'Active',
        provider: name,
        expires_date,
        filed_date: null,
      },
      address: [address, city, state, zip].filter((part) => part !== '').join(', '),
      agent: { name: organization, address: agent.address, phone: agent.phone, email: agent.email },
      ...change,
    };
    await checkRecord(deps, users.agent, id, { files: [], body: record });
  };
  timeline.on(timeline.daysAgo(5, 10), async () => {
    const hosts = ['cdn', 'files', 'sites', 'docs'].map((host) => `${host}.bluefin.example.com`);
    await check('bluefin', { alternative_names: ['Bluefin Cloud', ...hosts] });
    await changePolicyUrl(deps, users.customer, companies.bluefin!.id, 'https://docs.bluefin.example.com/copyright');
  });
  timeline.on(timeline.hoursAgo(4), async () => {
    await check('tern', { provider: 'Tern Video Holdings Ltd' });
    const note = 'The name of the holding company, until the next amendment.';
    await acceptDifference(deps, users.agent, companies.tern!.id, { code: 'provider_name', note });
    await check('marlow', {
      agent: { name: null, address: null, phone: null, email: 'agent@former-agent.example.net' },
    });
    await check('osprey', {});
  });
}
