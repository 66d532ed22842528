import { listContacts } from '#core/contract/intake/contacts.ts';
import { getNotice, listNotices, type Notice, updateNotice } from '#core/contract/intake/notices.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { listNotes } from '#core/contract/records/notes.ts';
import { companyWith } from './intake.ts';
import type { Person } from './person.ts';
import { someEmail, type World } from './world.ts';

/** Two companies, each with an owner, and a superuser. */
export async function twoCompanies(world: World) {
  const [alice, bob, agent] = [await world.user(), await world.user(), await world.superuser()];
  const [aMail, bMail] = [someEmail(), someEmail()];
  const a = await companyWith(world, alice, [aMail]);
  const b = await companyWith(world, bob, [bMail]);
  return { alice, bob, agent, a: { ...a, mail: aMail }, b: { ...b, mail: bMail } };
}

export const assign = (agent: Person, id: number, company_id: number | null, more: object = {}): Promise<Notice> =>
  agent.call(updateNotice, { params: { id }, body: { company_id, ...more } });

export const read = (person: Person, id: number): Promise<Notice> => person.call(getNotice, { params: { id } });

/** Everything a person can read about a notice, as one JSON text. */
export async function allOf(person: Person, id: number): Promise<string> {
  const on = { object_id: id, content_type: 'notice' } as const;
  return JSON.stringify([
    await read(person, id),
    await person.call(listNotes, { query: on }),
    await person.call(listHistory, { query: { limit: 500 } }),
    await person.call(listEvents, { query: { limit: 500 } }),
    await person.call(listNotices, { query: { limit: 500 } }),
    await person.call(listContacts, { query: { limit: 500 } }),
  ]);
}
