import { domainToASCII } from 'node:url';
import type { Db } from '../../../db/tables.ts';
import { findIgnoredUrls } from '../ignored-links/ignored-links.ts';
import { matchHosts } from './match-hosts.ts';

const HOST = /(?<![\p{L}\p{N}._-])(?:[\p{L}\p{N}_-]{1,63}\.){1,10}[\p{L}\p{N}-]{2,63}(?![\p{L}\p{N}_-])/gu;
const DEFANGED = /\[\.\]|\(\.\)|\[dot\]|\(dot\)/gi;
const HOSTS_MAX = 2_000;
const HOSTS_AT_ONCE = 200;

/** Host names in order of appearance; those of email addresses last, as the weakest hint. */
function hostsIn(text: string): string[] {
  const [hosts, ofAddresses] = [new Set<string>(), new Set<string>()];
  for (const { 0: name, index, input } of text.replace(DEFANGED, '.').matchAll(HOST)) {
    const host = domainToASCII(name.toLowerCase());
    if (host !== '') (input[index - 1] === '@' ? ofAddresses : hosts).add(host);
    if (hosts.size + ofAddresses.size >= HOSTS_MAX) break;
  }
  return [...new Set([...hosts, ...ofAddresses])];
}

/** beyond §23: the company of the first registered domain in the text. */
export async function companyNamedIn(db: Db, text: string): Promise<number | null> {
  const hosts = hostsIn(text);
  for (let from = 0; from < hosts.length; from += HOSTS_AT_ONCE) {
    const some = hosts.slice(from, from + HOSTS_AT_ONCE);
    const domains = await matchHosts(db, some);
    const registered = some.filter((host) => domains.has(host));
    const ignored = await findIgnoredUrls(
      db,
      registered.map((host) => `http://${host}/`),
    );
    const first = registered.find((host) => !ignored.has(`http://${host}/`));
    if (first !== undefined) return domains.get(first)!.company_id;
  }
  return null;
}
