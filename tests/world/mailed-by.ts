import type { World } from './world.ts';

const newestMail = async ({ deps }: World): Promise<number> =>
  Number((await deps.db.selectFrom('mails').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0);

/** Recipients of mail caused by an action, sent at once or by a job. */
export async function mailedBy(world: World, act: () => Promise<unknown>): Promise<string[]> {
  await world.work();
  const before = await newestMail(world);
  await act();
  await world.work();
  const mails = await world.deps.db.selectFrom('mails').select('to_email').where('id', '>', before).execute();
  return mails.map(({ to_email }) => to_email);
}
