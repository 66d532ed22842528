import { createMessage, type PublicKey, readKey, readSignature, verify } from 'openpgp';
import type { PgpResult } from '#core/rules/intake/authenticity.ts';
import { type SignedContent, signedContent } from './signed-content.ts';

export interface PgpQuestion {
  raw: Uint8Array;
  /** Armored public keys of the sender. */
  keys: readonly string[];
  /** Reported URLs. */
  urls: readonly string[];
  /** All text of the message. */
  text: string;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex').toUpperCase();

/** Compared without scheme, white space and the brackets that disarm a URL. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[[({]\.[\])}]|[[({]dot[\])}]/g, '.')
    .replace(/\bh(?:xx|tt|\*\*)ps?:\/\//g, '');

/** beyond-edges § 19: "good" speaks of the signed text, so a reported URL must not stand outside. */
function hasUrlOutside({ text, urls }: PgpQuestion, signed: SignedContent): boolean {
  const [inside, whole] = [bare(signed.text), bare(text)];
  return urls.map(bare).some((url) => !inside.includes(url) && whole.includes(url));
}

/** The key may have been valid when the text was signed, whatever it is now: openpgp compares with the date of the signature. */
async function checkSignature({ bytes, armored }: SignedContent, keys: PublicKey[]): Promise<PgpResult> {
  const signature = await readSignature({ armoredSignature: armored });
  const issuer = signature.packets.map(({ issuerFingerprint }) => issuerFingerprint).find(Boolean);
  const unknown = { result: 'no_key', fingerprint: issuer ? hex(issuer) : null } as const;
  const message = await createMessage({ binary: new Uint8Array(bytes) });
  const options = { message, signature, verificationKeys: keys, format: 'binary' as const };
  // Types of openpgp don't know that null turns off the comparison with the clock.
  const { signatures } = await verify({ ...options, date: null as unknown as Date });
  let found: PgpResult = unknown;
  for (const { keyID, verified } of signatures) {
    const key = keys.find((one) => one.getKeys(keyID).length > 0);
    if (!key) continue;
    const fingerprint = key.getFingerprint().toUpperCase();
    try {
      await verified;
      return { result: 'good', fingerprint };
    } catch (error) {
      if (/digest did not match/i.test((error as Error).message)) found = { result: 'bad', fingerprint };
    }
  }
  return found;
}

/** Null: the message carries no PGP signature. */
export async function checkPgp(question: PgpQuestion): Promise<PgpResult | null> {
  const { raw } = question;
  const signed = signedContent(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength));
  if (!signed) return null;
  const keys = await Promise.all(question.keys.map((armoredKey) => readKey({ armoredKey })));
  try {
    const checked = await checkSignature(signed, keys);
    return checked.result === 'good' && hasUrlOutside(question, signed) ? { ...checked, result: 'bad' } : checked;
  } catch {
    // Not a signature that can be read.
    return { result: keys.length > 0 ? 'bad' : 'no_key', fingerprint: null };
  }
}
