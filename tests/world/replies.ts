import { sendReply } from '#core/contract/intake/replies.ts';
import type { UnstoredReading } from '#server/features/intake/inbound/read/reading.ts';
import { repliesKey } from '#server/features/intake/replies/limit-replies.ts';
import { arrive, companyWith, rawMessage, takedown } from './intake.ts';
import { COMPLETE } from './notices.ts';
import type { Person } from './person.ts';
import { someEmail, type World } from './world.ts';

/** A takedown notice that is not complete enough to be forwarded. */
export const INCOMPLETE: typeof COMPLETE = {
  ...{ ...COMPLETE, verdict: 'defective' },
  ...{ signature: false, work: false, good_faith: false },
};

interface Arriving {
  headers?: Readonly<Record<string, string>>;
  read?: Partial<UnstoredReading>;
  emails?: readonly (string | null)[];
}

/** A registered company that received a notice from its own sender. */
export async function received(world: World, { headers = {}, read = {}, emails = [someEmail()] }: Arriving = {}) {
  const [owner, sender] = [await world.user(), someEmail()];
  const { company_id, domains } = await companyWith(world, owner, emails);
  const url = `https://${domains[0]!.name}/x`;
  const letter = { sender: { name: 'Quayside Rights', email: sender }, completeness: INCOMPLETE, ...read };
  const raw = rawMessage(headers);
  const [id] = await arrive(world, takedown([url], letter), { raw });
  return { owner, company_id, domain: domains[0]!, url, sender, id: id!, raw };
}

export const LETTER = { subject: 'Re: Notice of infringement', text: 'Please sign it.' };

/** Replies to the sender of a notice, or to another address. */
export const reply = (who: Person, id: number, more: { subject?: string; text?: string; to?: string } = {}) =>
  who.call(sendReply, { params: { id }, body: { ...LETTER, ...more } });

export const notReplied = (who: Person, id: number, more: { subject?: string; text?: string; to?: string } = {}) =>
  who.refused(sendReply, { params: { id }, body: { ...LETTER, ...more } });

/** The raw response, for its status. */
export const replying = (who: Person, id: number, more: object = {}) =>
  who.request({ method: 'POST', url: `/api/notices/${id}/reply/`, payload: { ...LETTER, ...more } });

/** The replies in the outbox. */
export const repliesTo = async (world: World, email: string) =>
  (await world.mails(email)).filter(({ from_name }) => from_name !== null);

/** Replies of a company that count against its day, as if they were sent just now. */
export async function repliedBefore({ deps, clock }: World, company_id: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({ key: repliesKey(company_id), date: clock.now() }));
  await deps.db.insertInto('sliding_tries').values(rows).execute();
}
