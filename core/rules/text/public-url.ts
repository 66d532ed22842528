import { z } from 'zod';

/** A URL as normalized by the platform's parser, which resolves unusual notations of IP addresses. */
const NormalizedUrl = z.url({ normalize: true, protocol: /^(?:https?|ftp)$/ });

/** The host before normalization. Rejects user info and syntax that parsers silently fix. */
const RAW_HOST = /^(?:https?|ftp):\/\/([^\s/?#\\@]+?)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const NORMALIZED_HOST = /^[a-z]+:\/\/(\[[^\]]+\]|[^:/?#]+)/;

const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** Host names of private networks. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Reserved IPv4 ranges as first address and prefix length: private, loopback, link-local, CGNAT and others. */
const RESERVED_V4: readonly (readonly [string, number])[] = [
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
const isReservedV4 = (address: string): boolean =>
  RESERVED_V4.some(([first, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(v4Number(address) / size) === Math.floor(v4Number(first) / size);
  });

/** Only 2000::/3 is public. 6to4 and Teredo addresses in it embed another address and are rejected. */
function isPublicV6(address: string): boolean {
  const [first = '0', second = '0'] = address.split(':');
  const [high, low] = [Number.parseInt(first || '0', 16), Number.parseInt(second || '0', 16)];
  const isUnicast = high >= 0x2000 && high <= 0x3fff;
  const isTunnel = high === 0x2002 || (high === 0x2001 && low === 0);
  return isUnicast && !isTunnel;
}

function isPublicHost(host: string, typed: string): boolean {
  if (host.startsWith('[')) return isPublicV6(host.slice(1, -1));
  // IP addresses in hexadecimal, octal or shortened notation are rejected: they are used to bypass filters.
  if (/^[\d.]+$/.test(host)) return host === typed && !isReservedV4(host);
  const name = host.replace(/\.$/, '');
  return name.length <= 253 && NAME.test(name) && !PRIVATE_NAME.test(name);
}

/** spec §5: a public http, https or ftp URL. Only parsed, never fetched or resolved (security rule 15). */
export function isPublicUrl(url: string): boolean {
  const typed = RAW_HOST.exec(url)?.[1];
  const read = NormalizedUrl.safeParse(url);
  const host = read.success ? NORMALIZED_HOST.exec(read.data)?.[1] : undefined;
  return typed !== undefined && host !== undefined && isPublicHost(host, typed);
}
