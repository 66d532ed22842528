import { isIP } from 'node:net';

/** An address that a user named, as far as it can be judged without looking up its host. */
export interface Target {
  readonly url: URL;
  /** A name, or an address without brackets. */
  readonly host: string;
  /** Whether `host` is an address. */
  readonly isAddress: boolean;
  readonly port: number;
}

const FIRST_FREE_PORT = 1024;
const PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 };

// biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsing drops them, so that two readers could see two addresses
const ODD = /[\u0000-\u0020\u007f\\]/;

const authorityOf = (text: string): string => /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '@';

/**
 * Reads an address: http or https without credentials, on port 443 or from 1024 up. Null for all others, and for notations that
 * readers understand differently. Numbers in other notations (octal, hexadecimal, decimal) become plain addresses.
 */
export function readTarget(text: string): Target | null {
  if (ODD.test(text) || !URL.canParse(text) || authorityOf(text).includes('@')) return null;
  const url = new URL(text);
  const port = url.port === '' ? PORTS[url.protocol] : Number(url.port);
  if (port === undefined || (port !== 443 && port < FIRST_FREE_PORT)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAddress = isIP(host) !== 0;
  // A trailing dot names the same host, but certificates and caches don't know it.
  if (host === '' || host.endsWith('.') || url.username !== '' || url.password !== '') return null;
  return { url, host, isAddress, port };
}
