import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFrom = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `safeharbor ${purpose}`, KEY_BYTES));

/** Text that may lie in the database and its backups: it opens only with a secret that does not. */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens it with whichever of the secrets sealed it; null when none did. */
export function unseal(secrets: readonly string[], purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, purpose), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // Another secret's, or broken.
    }
  }
  return null;
}
