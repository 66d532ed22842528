import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../../crypto/secret-box.ts';
import type { Deps } from '../../../deps.ts';

const PURPOSE = 'webhook secret';
const BYTES = 32;
const HINT = 4;

type Secrets = Pick<Deps, 'jwtSecrets'>;

/** Standard Webhooks 1.0: the prefix and the key in base 64. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(BYTES).toString('base64')}`;

export const sealSecret = ({ jwtSecrets }: Secrets, secret: string) => ({
  sealed_secret: seal(jwtSecrets[0]!, PURPOSE, secret),
  secret_hint: secret.slice(-HINT),
});

export const unsealSecret = ({ jwtSecrets }: Secrets, sealed: string): string | null =>
  unseal(jwtSecrets, PURPOSE, sealed);

/** The same secret sealed with the current key; undefined if it is already, or can't be read. */
export function resealed({ jwtSecrets }: Secrets, sealed: string): string | undefined {
  if (unseal(jwtSecrets.slice(0, 1), PURPOSE, sealed) !== null) return undefined;
  const secret = unseal(jwtSecrets, PURPOSE, sealed);
  return secret === null ? undefined : seal(jwtSecrets[0]!, PURPOSE, secret);
}
