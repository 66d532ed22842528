import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: about 36 ms of CPU time, off the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against when an account doesn't exist, so that a failed login takes the same time either way. */
let decoyHash: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('not the password of any account');
  const matches = await verify(stored ?? (await decoyHash), password);
  return matches && stored != null;
}
