import {
  createCleartextMessage,
  createMessage,
  generateKey,
  type PrivateKey,
  readPrivateKey,
  revokeKey,
  sign,
} from 'openpgp';
import { rawMessage } from './intake.ts';

export interface PgpPerson {
  armored: string;
  privateArmored: string;
  fingerprint: string;
  key: PrivateKey;
}

/** A new key; `days` is how long it is valid. */
export async function somePgpKey(email: string, { date = new Date(), days = 0 } = {}): Promise<PgpPerson> {
  const { privateKey, publicKey } = await generateKey({
    type: 'ecc',
    userIDs: [{ name: 'Ada Marlow', email }],
    date,
    keyExpirationTime: days * 86_400,
  });
  const key = await readPrivateKey({ armoredKey: privateKey });
  const fingerprint = key.getFingerprint().toUpperCase();
  return { armored: publicKey, privateArmored: privateKey, fingerprint, key };
}

/** The same key, revoked now. */
export async function revoked({ key }: PgpPerson): Promise<string> {
  const { publicKey } = await revokeKey({ key, format: 'armored' });
  return publicKey;
}

/** A letter with its signature inside the text. */
export async function clearSigned({ key }: PgpPerson, text: string, date = new Date()): Promise<string> {
  return sign({ message: await createCleartextMessage({ text }), signingKeys: key, date });
}

/** A mail with its signature as a part of its own (RFC 3156). */
export async function mimeSigned({ key }: PgpPerson, from: string, text: string): Promise<Buffer> {
  const part = `Content-Type: text/plain; charset=utf-8\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}\r\n`;
  const message = await createMessage({ binary: new Uint8Array(Buffer.from(part)) });
  const signature = await sign({ message, signingKeys: key, detached: true });
  const type = 'multipart/signed; micalg=pgp-sha512; protocol="application/pgp-signature"; boundary=b';
  return rawMessage(
    { From: from, 'Content-Type': type },
    `--b\r\n${part}\r\n--b\r\nContent-Type: application/pgp-signature\r\n\r\n${signature}\r\n--b--`,
  );
}
