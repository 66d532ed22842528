import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const LENGTH_MAX = 253;
const CACHE_MAX = 50_000;

const cache = new Map<string, string | undefined>();

function percentDecoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}

function read(typed: string): string | undefined {
  const name = domainToASCII(percentDecoded(typed).replace(/\.+$/, '')).toLowerCase();
  if (name === '' || name.length > LENGTH_MAX || !name.split('.').every((label) => LABEL.test(label))) return undefined;
  const { isIcann, isIp, domain } = parse(name, { allowPrivateDomains: false, validateHostname: false });
  return isIcann && !isIp && domain !== null ? name : undefined;
}

/** Host name under a public suffix (decisions §10: ICANN section of the list), in ASCII (Punycode). Memoized. */
export function parseHostName(typed: string): string | undefined {
  const key = typed.toLowerCase();
  if (cache.has(key)) return cache.get(key);
  const name = read(key);
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(key, name);
  return name;
}

/** security rule 15: a public unicast IP address in standard notation. */
export function parseIpAddress(typed: string): string | undefined {
  const bare = typed.replace(/^\[|\]$/g, '');
  if (!/^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:.]*)$/i.test(bare)) return undefined;
  if (!ipaddr.isValid(bare) || ipaddr.parse(bare).range() !== 'unicast') return undefined;
  return typed.startsWith('[') ? `[${bare.toLowerCase()}]` : bare;
}

/** Registrable domain (eTLD+1): `example.co.uk` of `www.example.co.uk`. */
export const registrableDomain = (host: string): string =>
  parse(host, { allowPrivateDomains: false, validateHostname: false }).domain ?? host;

/** `host` is `name` or one of its subdomains. */
export const isSameOrSubdomain = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);
