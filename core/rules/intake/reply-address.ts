import { mailTarget } from '../text/mail-target.ts';

/** beyond § 13: mailboxes that nobody reads, or that answer by themselves. */
const NO_REPLY = /^(?:(?:do[-._]?not|no)[-._]?reply|mailer[-._]?daemon|postmaster|bounces?)$/;

/** Whether mail to the address could reach no person. `own` are our addresses. */
export function looksUnanswerable(email: string, own: readonly string[]): boolean {
  const target = mailTarget(email);
  return (
    NO_REPLY.test(target.slice(0, target.lastIndexOf('@'))) || own.some((address) => mailTarget(address) === target)
  );
}

const [LOCAL_MAX, HOST_MAX] = [64, 253];
/** What may be before and after an @; the address ends with a letter or digit. */
const LOCAL = /[^\s<>()[\]"'`,;:=|\\@]+$/;
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/u;

/** Email addresses in a text, in lowercase. */
export function addressesIn(text: string): Set<string> {
  const found = new Set<string>();
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = LOCAL.exec(text.slice(Math.max(0, at - LOCAL_MAX), at))?.[0].replace(/^[.*_~-]+/, '');
    const host = HOST.exec(text.slice(at + 1, at + 1 + HOST_MAX))?.[0];
    if (local && host?.includes('.')) found.add(`${local}@${host}`.toLowerCase());
  }
  return found;
}
