import type { ContactKey, ContactKeyListQuery } from '#core/contract/intake/contact-keys.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Actor, EVERYTHING } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import type { KeyFault, ReadKey } from '../../../reader/check-mail.ts';
import { checkInWorker } from '../inbound/threads/reader-threads.ts';
import { checkSignedAgain } from '../senders/check-signed-again.ts';
import { type ContactKeyRow, insertKey, listKeys, removeKey } from '../senders/contact-keys.queries.ts';
import { readContact } from '../senders/read-senders.ts';
import { lockContact } from '../senders/senders.queries.ts';

const present = ({ expires_date, ...key }: ContactKeyRow): ContactKey => ({
  ...key,
  expires_date: expires_date?.toISOString() ?? null,
});

export async function listContactKeys({ db }: Deps, id: number, query: ContactKeyListQuery) {
  await readContact(db, EVERYTHING, id);
  const { rows, count } = await listKeys(db, id, query);
  return { results: rows.map(present), count };
}

const FAULTS: Readonly<Record<KeyFault, string>> = {
  private: messages.keyPrivate,
  several: messages.keySeveral,
  invalid: messages.keyInvalid,
};

/** In a thread: a pasted key is as untrusted as a mail. Nothing of a private key is kept. */
async function readKey(pasted: string): Promise<ReadKey> {
  const key = (await checkInWorker({ task: 'key', pasted })) ?? 'invalid';
  if (typeof key === 'string') throw fieldError('armored', FAULTS[key]);
  return key;
}

/** beyond § 19: from now on, what is signed with the key is verified; so are the sender's past notices. */
export async function addContactKey(deps: Deps, actor: Actor, id: number, pasted: string): Promise<ContactKey> {
  const { expires_date, fingerprint, user_ids, armored } = await readKey(pasted);
  return transaction(deps, actor, async (tx) => {
    found(await lockContact(tx.db, EVERYTHING, id));
    const row = { fingerprint, user_ids, expires_date: expires_date === null ? null : new Date(expires_date) };
    const by = { created_by: actor.id, created_date: tx.now };
    const key_id = await insertKey(tx.db, { ...row, contact_id: id, armored, ...by });
    if (key_id === undefined) throw new AppError('key_exists');
    const changes = [{ field: 'key', from: null, to: fingerprint }];
    recordHistory(tx, { model: 'contact', object_id: id, action: 'key added', changes });
    await checkSignedAgain(tx, id);
    return present({ id: key_id, ...row });
  });
}

/** beyond-edges § 19: past verdicts stay, so nothing is checked again. */
export const deleteContactKey = (deps: Deps, actor: Actor, id: number, key_id: number): Promise<void> =>
  transaction(deps, actor, async (tx) => {
    found(await lockContact(tx.db, EVERYTHING, id));
    const fingerprint = found(await removeKey(tx.db, id, key_id));
    const changes = [{ field: 'key', from: fingerprint, to: null }];
    recordHistory(tx, { model: 'contact', object_id: id, action: 'key deleted', changes });
  });
