import { seal, unseal } from '../../../../crypto/secret-box.ts';
import type { Deps } from '../../../../deps.ts';

const PURPOSE = 'totp secrets';

/** The secret of an authenticator app, which is as good as its codes, encrypted for the database. */
export const sealTotpSecret = ({ jwtSecrets }: Pick<Deps, 'jwtSecrets'>, secret: string): string =>
  seal(jwtSecrets[0]!, PURPOSE, secret);

/** Null if it was sealed with a key that is no longer accepted. */
export const openTotpSecret = ({ jwtSecrets }: Pick<Deps, 'jwtSecrets'>, sealed: string): string | null =>
  unseal(jwtSecrets, PURPOSE, sealed);
