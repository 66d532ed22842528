import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { passwordMatches } from '../../../../crypto/passwords.ts';
import type { Deps } from '../../../../deps.ts';
import { passwordHashOf } from '../users.queries.ts';

const WRONG_TRIES = { tries: 10, seconds: 15 * 60 };

const limitOf = (id: number): string => `password:user:${id}`;

export const wrongPassword = () => fieldError('current_password', messages.currentPasswordWrong);

/**
 * Checks a user's current password, within a limit of tries. Returns the hash it matched: hashing is expensive, so it happens
 * before locking, and the locked row is then compared with it (optimistic lock).
 */
export async function confirmPassword({ db, limits }: Deps, id: number, password: string): Promise<string | null> {
  await limits.count(limitOf(id), WRONG_TRIES);
  const hash = await passwordHashOf(db, id);
  if (!(await passwordMatches(hash, password))) throw wrongPassword();
  return hash;
}

/** Forgets the tries once the password was right. */
export const forgetTries = ({ limits }: Deps, id: number): Promise<void> => limits.reset(limitOf(id));
