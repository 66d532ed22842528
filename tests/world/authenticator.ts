import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** CBOR (RFC 8949) of what an attestation holds: integers, texts, byte strings and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

interface Options {
  origin?: string;
  rpId?: string;
  /** Whether the authenticator verified its user. */
  verifies?: boolean;
  counter?: number;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** An authenticator with one passkey, which answers the challenges of `http://localhost:3000`. */
export function makeAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]),
  );
  let signatures = 0;

  const clientData = (type: string, challenge: string, { origin = 'http://localhost:3000' }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authData = (flags: number, { rpId = 'localhost', verifies = true, counter }: Options): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++signatures);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT | (verifies ? USER_VERIFIED : 0)]), count]);
  };

  const credential = (response: Record<string, unknown>) => ({
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: credentialId.toString('base64url'),
    /** The answer of `navigator.credentials.create()`. */
    create({ challenge }: { challenge: string }, options: Options = {}) {
      const size = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([authData(HAS_CREDENTIAL, options), Buffer.alloc(16), size, credentialId, coseKey]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, options).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** The answer of `navigator.credentials.get()`. */
    get({ challenge }: { challenge: string }, options: Options = {}) {
      const data = authData(0, options);
      const client = clientData('webauthn.get', challenge, options);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}
