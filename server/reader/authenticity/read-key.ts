import { readKeys } from 'openpgp';

export interface ReadKey {
  fingerprint: string;
  user_ids: string[];
  /** ISO; null: never. */
  expires_date: string | null;
  /** Without anything but the key. */
  armored: string;
}

export type KeyFault = 'private' | 'several' | 'invalid';

const BLOCK = /-----BEGIN PGP (PUBLIC|PRIVATE) KEY BLOCK-----[\s\S]*?-----END PGP \1 KEY BLOCK-----/g;

/** Reads one pasted public key. */
export async function readPublicKey(pasted: string): Promise<ReadKey | KeyFault> {
  const blocks = [...pasted.matchAll(BLOCK)];
  if (/BEGIN PGP PRIVATE KEY/.test(pasted)) return 'private';
  if (blocks.length === 0) return 'invalid';
  if (blocks.length > 1) return 'several';
  try {
    const [key, ...more] = await readKeys({ armoredKeys: blocks[0]![0] });
    if (!key) return 'invalid';
    if ([key, ...more].some((one) => one.isPrivate())) return 'private';
    if (more.length > 0) return 'several';
    const expires = await key.getExpirationTime();
    return {
      fingerprint: key.getFingerprint().toUpperCase(),
      user_ids: key.getUserIDs(),
      expires_date: expires instanceof Date ? expires.toISOString() : null,
      armored: key.armor(),
    };
  } catch {
    return 'invalid';
  }
}
