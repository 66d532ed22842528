import { z } from 'zod';

/** The browser's own reading of an address, spelled out: odd notations of a host come back as what they mean. */
const Readable = z.url({ normalize: true, protocol: /^(?:https?|ftp)$/ });

/** The host as it was typed: no user before it, and none of what a browser silently repairs. */
const TYPED = /^(?:https?|ftp):\/\/([^\s/?#\\@]+?)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const READ = /^[a-z]+:\/\/(\[[^\]]+\]|[^:/?#]+)/;

const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Names that mean a place inside somebody's own network. */
const INSIDE = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/;

/** First address and length of what is not of the public net: private, loopback, link-local, CGNAT and the like. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

const v4Number = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const isClosedV4 = (address: string): boolean =>
  CLOSED_V4.some(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(v4Number(address) / size) === Math.floor(v4Number(first) / size);
  });

/** Only 2000::/3 is the public net; in it 6to4 and Teredo carry another address inside. */
function isOpenV6(address: string): boolean {
  const [first = '0', second = '0'] = address.split(':');
  const [high, low] = [Number.parseInt(first || '0', 16), Number.parseInt(second || '0', 16)];
  const isUnicast = high >= 0x2000 && high <= 0x3fff;
  const carriesAnother = high === 0x2002 || (high === 0x2001 && low === 0);
  return isUnicast && !carriesAnother;
}

function isPublicHost(host: string, typed: string): boolean {
  if (host.startsWith('[')) return isOpenV6(host.slice(1, -1));
  // An address in any other notation than the usual one is meant to hide what it is.
  if (/^[\d.]+$/.test(host)) return host === typed && !isClosedV4(host);
  const name = host.replace(/\.$/, '');
  return name.length <= 253 && NAME.test(name) && !INSIDE.test(name);
}

/** spec §5: a public http, https or ftp address. It is only ever read, never fetched or resolved (security rule 15). */
export function isPublicUrl(url: string): boolean {
  const typed = TYPED.exec(url)?.[1];
  const read = Readable.safeParse(url);
  const host = read.success ? READ.exec(read.data)?.[1] : undefined;
  return typed !== undefined && host !== undefined && isPublicHost(host, typed);
}
