import { DEFAULT_AGENT } from '#core/constants.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import {
  acceptDifference,
  checkPublicRecord,
  getPublicRecord,
  type RecordInput,
} from '#core/contract/registry/public-record.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { multipart } from '../samples/multipart.ts';
import { someDomain } from './companies.ts';
import { ADDRESS, registeredCompany } from './orders.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

let made = 0;

/** A registered company with a number of its own, and a record that agrees with it. */
export async function designated(world: World) {
  const owner = await world.user();
  const names = [someDomain(), someDomain()];
  const { company_id: id, superuser } = await registeredCompany(world, owner, { names });
  const number = `DMCA-${process.pid}${String(++made).padStart(3, '0')}`;
  const { db } = world.deps;
  await db.updateTable('companies').set({ dmca_registration_id: number }).where('id', '=', id).execute();
  const { name, expires_date } = await owner.call(getCompany, { params: { id } });
  const right = {
    ...{ registration_id: number, status: 'Active', provider: name, expires_date },
    address: `${ADDRESS.address}, ${ADDRESS.city}, ME ${ADDRESS.zip}`,
    alternative_names: names,
    agent: {
      ...{ name: DEFAULT_AGENT.name, address: DEFAULT_AGENT.address },
      ...{ phone: DEFAULT_AGENT.phone, email: DEFAULT_AGENT.email },
    },
  };
  const check = (body: object = {}) =>
    superuser.call(checkPublicRecord, { params: { id }, body: { ...right, ...body } as RecordInput });
  return { id, owner, superuser, names, number, right, check, name, expires_date: expires_date! };
}

/** What the record of a company shows, for someone. */
export const report = (who: Person, id: number) => who.call(getPublicRecord, { params: { id } });
export const codes = async (who: Person, id: number) =>
  (await report(who, id)).differences.map(
    ({ code, gravity, accepted }) => `${code} ${gravity}${accepted ? ' accepted' : ''}`,
  );
export const reasons = async (who: Person, id: number) =>
  (await who.call(getProtection, { params: { id } })).reasons.map(({ code, mend }) => `${code} → ${mend}`);
export const accept = (who: Person, id: number, code: string, note = 'Known') =>
  who.call(acceptDifference, { params: { id }, body: { code: code as 'status', note } });
export const sendFile = (who: Person, url: string, file: string, bytes: string | Buffer, field = 'file') =>
  who.request({ method: 'POST', url, ...multipart({ field, file, bytes }) });

/** The same record as a page of the directory. */
export const pageOf = ({
  right,
  names,
}: Awaited<ReturnType<typeof designated>>) => `Registration Number: ${right.registration_id}
Service Provider: ${right.provider}
Address: ${right.address}
Alternative Names: ${names.join('\n')}
Designated Agent: ${right.agent.name}
Address: ${right.agent.address}
Phone: ${right.agent.phone}
Email: ${right.agent.email}
Status: Active
Expiration Date: ${right.expires_date}`;
