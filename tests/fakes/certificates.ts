import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A value in DER: tag, length, contents. */
function der(tag: number, ...contents: readonly (Buffer | readonly number[])[]): Buffer {
  const body = Buffer.concat(contents.map((one) => Buffer.from(one)));
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const bits = (value: Buffer): Buffer => der(0x03, [0], value);
const TRUE = der(0x01, [0xff]);

const COMMON_NAME = der(0x06, [0x55, 0x04, 0x03]);
const BASIC_CONSTRAINTS = der(0x06, [0x55, 0x1d, 0x13]);
const ALTERNATIVE_NAMES = der(0x06, [0x55, 0x1d, 0x11]);
const ECDSA_WITH_SHA256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));

const nameOf = (text: string): Buffer => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))));

/** As GeneralizedTime, to the second. */
const timeOf = (date: Date): Buffer => der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

const alternativeName = (host: string): Buffer =>
  isIP(host) ? der(0x87, ipaddr.parse(host).toByteArray()) : der(0x82, Buffer.from(host));

const extensionsOf = (hosts: readonly string[]): Buffer =>
  hosts.length === 0
    ? sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, sequence(TRUE)))
    : sequence(ALTERNATIVE_NAMES, der(0x04, sequence(...hosts.map(alternativeName))));

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

interface Issue {
  issuer: string;
  subject: string;
  /** Names and addresses; none for a certificate authority. */
  hosts: readonly string[];
  publicKey: KeyObject;
  signedWith: KeyObject;
  expires: Date;
}

let serial = 0;

/** X.509 version 3 (RFC 5280 § 4.1). */
function issue({ issuer, subject, hosts, publicKey, signedWith, expires }: Issue): string {
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [++serial]),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(timeOf(new Date('2020-01-01')), timeOf(expires)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extensionsOf(hosts))),
  );
  return pem(sequence(body, ECDSA_WITH_SHA256, bits(createSign('sha256').update(body).sign(signedWith))));
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A certificate authority of the test, which nobody trusts unless told to. */
export function makeAuthority() {
  const own = newKeys();
  const issuer = 'Test authority';
  const signed = { issuer, signedWith: own.privateKey };
  const later = new Date('2100-01-01');
  return {
    certificate: issue({ ...signed, subject: issuer, hosts: [], publicKey: own.publicKey, expires: later }),
    /** Key and certificate of a server with these names and addresses. */
    issueFor(hosts: readonly string[], expires = later) {
      const { privateKey, publicKey } = newKeys();
      const cert = issue({ ...signed, subject: hosts[0]!, hosts, publicKey, expires });
      return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
    },
  };
}
