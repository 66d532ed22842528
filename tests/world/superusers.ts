import type { World } from './world.ts';

/**
 * Makes the superusers of earlier tests regular users, because a mail to every superuser would go to hundreds of them. Returns a
 * function that gives them their rights back.
 */
export async function setSuperusersAside({ deps: { db } }: World): Promise<() => Promise<void>> {
  const change = (is_superuser: boolean) => db.updateTable('users').set({ is_superuser }).returning('id');
  const ids = (await change(false).where('is_superuser', '=', true).execute()).map(({ id }) => id);
  return async () => {
    if (ids.length > 0) await change(true).where('id', 'in', ids).execute();
  };
}
