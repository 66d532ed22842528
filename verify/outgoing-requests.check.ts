import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkAddress, type GuardSettings } from '#server/outside/guard/check-address.ts';
import { guardedRequest } from '#server/outside/guard/guarded-request.ts';
import { serveDns } from '#tests/fakes/dns-server.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

/** RFC 6890 and its kin, as base and number of fixed bits. Not taken from the product, which might miss one. */
const PRIVATE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const PRIVATE_V6 = ['::', '::1', 'fc00::', 'fd00:ec2::254', 'fe80::', 'ff02::', '2001:db8::', '64:ff9b::', '100::'];
const PUBLIC = ['93.184.215.14', '8.8.8.8', '2606:4700::1111'];

const numberOf = (ip: string): number => ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const partsOf = (ip: number): number[] => [24, 16, 8, 0].map((bits) => Math.floor(ip / 2 ** bits) % 256);
const dotted = (ip: number): string => partsOf(ip).join('.');

function privateAddress(random: Random): number {
  const [base, bits] = random.pick(PRIVATE);
  return numberOf(base) + random.below(2 ** (32 - bits));
}

/** Spellings of an IPv4 address that URL readers understand. */
const SPELLINGS: readonly ((ip: number, random: Random) => string)[] = [
  dotted,
  (ip) => `${ip}`,
  (ip) => `0x${ip.toString(16)}`,
  (ip) => `0${ip.toString(8)}`,
  (ip, random) =>
    partsOf(ip)
      .map((part) => random.pick([`${part}`, `0x${part.toString(16)}`, `0${part.toString(8)}`]))
      .join('.'),
  (ip) => `${partsOf(ip)[0]}.${ip % 2 ** 24}`,
  (ip) => `${partsOf(ip).slice(0, 2).join('.')}.${ip % 2 ** 16}`,
  (ip) => dotted(ip).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (ip) => dotted(ip).replaceAll('.', '\u3002'),
  (ip) => `[::ffff:${dotted(ip)}]`,
  (ip) => `[::${dotted(ip)}]`,
  (ip) => `[64:ff9b::${dotted(ip)}]`,
  (ip) => `[2002:${Math.floor(ip / 2 ** 16).toString(16)}:${(ip % 2 ** 16).toString(16)}::]`,
  (ip) => `${dotted(ip)}.`,
];

test('no spelling and no look-up leads into a private network', async () => {
  const random = new Random(23);
  const zone: Record<string, readonly string[]> = {};
  const dns = await serveDns(zone);
  const settings: GuardSettings = { DNS_SERVERS: [dns.at], WEBHOOK_ALLOW: [], PUBLIC_URL: 'https://own.example.com' };
  const reached: string[] = [];
  const judge = async (address: string) => {
    if (typeof (await checkAddress(settings, address)) === 'object') reached.push(address);
  };

  const addresses = scaled(5000, 300);
  for (let n = 0; n < addresses; n++) {
    const spelled = random.pick(SPELLINGS)(privateAddress(random), random);
    await judge(`https://${spelled}${random.pick(['', ':443', ':8443'])}/hook`);
  }

  const names = scaled(500, 50);
  for (let n = 0; n < names; n++) {
    const inside = random.chance(0.8) ? dotted(privateAddress(random)) : random.pick(PRIVATE_V6);
    const outside = PUBLIC.filter(() => random.chance(0.5));
    const at = random.below(outside.length + 1);
    zone[`host-${n}.example.com`] = [...outside.slice(0, at), inside, ...outside.slice(at)];
    await judge(`https://host-${n}.example.com/hook`);
  }
  expectNone(reached);

  // Public when it is named, and this machine when it is called.
  let connections = 0;
  const inside = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as { port: number };
  const rebindings = scaled(100, 20);
  for (let n = 0; n < rebindings; n++) {
    const [name, address] = [`moving-${n}.example.com`, `https://moving-${n}.example.com:${port}/`];
    zone[name] = [random.pick(PUBLIC)];
    // Positive control: the address itself is fine.
    expect(await checkAddress(settings, address)).toBeTypeOf('object');
    zone[name] = ['127.0.0.1', ...PUBLIC.filter(() => random.chance(0.3))];
    expect(await guardedRequest(settings, address, { method: 'POST', body: '{}', timeoutMs: 2_000 })).toBe('refused');
  }
  expect(connections).toBe(0);
  inside.close();
  dns.close();
  figure(
    `${many(addresses, 'private addresses')} in ${SPELLINGS.length} spellings, ${many(names, 'names')} of them and ${rebindings} names that moved: none reached`,
  );
});
