import type { DigestChoice } from '#core/contract/views/digest.ts';
import { recordHistory } from '../../../db/history.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { setWantsDigest, wantsDigest } from './digest.queries.ts';

export const readDigestChoice = async ({ db }: Pick<Deps, 'db'>, user_id: number): Promise<DigestChoice> => ({
  is_on: found(await wantsDigest(db, user_id)),
});

/** Called by the user's own account screen or through their signed link. */
export function chooseDigest(deps: Deps, user_id: number, { is_on }: DigestChoice): Promise<DigestChoice> {
  return transaction(deps, { id: user_id }, async (tx) => {
    if (await setWantsDigest(tx.db, user_id, is_on)) {
      const changes = [{ field: 'weekly_digest', from: !is_on, to: is_on }];
      recordHistory(tx, { model: 'user', object_id: user_id, action: 'changed', changes });
    }
    return { is_on: found(await wantsDigest(tx.db, user_id)) };
  });
}
