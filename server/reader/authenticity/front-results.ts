import { AUTH_RESULTS, type AuthResult } from '#core/rules/intake/authenticity.ts';
import type { HeaderLine } from './header-lines.ts';
import type { Findings } from './judge.ts';
import { asciiDomain } from './organizational-domain.ts';
import { SIGNATURES_MAX } from './plan.ts';

/** One method of an Authentication-Results header (RFC 8601). */
interface Method {
  name: string;
  result: AuthResult;
  props: ReadonlyMap<string, string>;
  comment: string;
}

const CHARS_MAX = 20_000;

/** Splits at semicolons, and takes comments out; quoted strings stay whole. */
function sectionsOf(value: string): { text: string; comment: string }[] {
  const sections = [{ text: '', comment: '' }];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < Math.min(value.length, CHARS_MAX); at++) {
    const letter = value[at]!;
    const section = sections.at(-1)!;
    if (letter === '\\') {
      at++;
      if (depth > 0) section.comment += value[at] ?? '';
      else section.text += value[at] ?? '';
    } else if (letter === '"' && depth === 0) isQuoted = !isQuoted;
    else if (letter === '(' && !isQuoted) depth++;
    else if (letter === ')' && !isQuoted && depth > 0) depth--;
    else if (depth > 0) section.comment += letter;
    else if (letter === ';' && !isQuoted) sections.push({ text: '', comment: '' });
    else section.text += letter;
  }
  return sections;
}

function methodOf({ text, comment }: { text: string; comment: string }): Method[] {
  const [, name, word = ''] = /^\s*([a-z][\w-]*)(?:\s*\/\s*\d+)?\s*=\s*(\w+)/i.exec(text) ?? [];
  const result = AUTH_RESULTS.find((one) => one === word.toLowerCase());
  if (name === undefined || result === undefined) return [];
  const props = [...text.matchAll(/([a-z-]+\.[a-z-]+)\s*=\s*([^\s;]+)/gi)];
  return [
    {
      name: name.toLowerCase(),
      result,
      comment,
      props: new Map(props.map(([, key = '', value = '']) => [key.toLowerCase(), value])),
    },
  ];
}

/**
 * The methods by the mail server in front of us: of the topmost header with its id, above every Received header that it did not
 * write. Any other such header is text, which the sender may have written.
 */
function frontMethods(headers: readonly HeaderLine[], front: string): Method[] | null {
  let received = 0;
  for (const { name, value } of headers) {
    if (name === 'received' && ++received > 1) return null;
    if (name !== 'authentication-results') continue;
    const [head, ...methods] = sectionsOf(value);
    const [, id] = /^\s*(\S+)(?:\s+\d+)?\s*$/.exec(head!.text) ?? [];
    if (id?.toLowerCase() === front.toLowerCase()) return methods.flatMap(methodOf);
  }
  return null;
}

const domainIn = (address: string | undefined): string | null =>
  address ? asciiDomain(address.slice(address.lastIndexOf('@') + 1)) || null : null;

const policyOf = ({ props, comment }: Method): string | null =>
  props.get('policy.dmarc')?.toLowerCase() ?? /\bp=(\w+)/i.exec(comment)?.[1]?.toLowerCase() ?? null;

export type FrontResults = Pick<Findings, 'dkim' | 'spf' | 'arc' | 'dmarc'>;

/** beyond-edges § 19: what the mail server in front found out; null if it added no header that can be believed. */
export function frontResults(headers: readonly HeaderLine[], front: string): FrontResults | null {
  const methods = frontMethods(headers, front);
  if (!methods) return null;
  const find = (name: string) => methods.find((method) => method.name === name);
  const [spf, dmarc] = [find('spf'), find('dmarc')];
  return {
    dkim: methods
      .filter(({ name, result }) => name === 'dkim' && result !== 'none')
      .slice(0, SIGNATURES_MAX)
      .map(({ result, props }) => ({
        result,
        domain: domainIn(props.get('header.d') ?? props.get('header.i')) ?? '',
        selector: props.get('header.s') ?? '',
      })),
    spf: spf
      ? { result: spf.result, domain: domainIn(spf.props.get('smtp.mailfrom') ?? spf.props.get('smtp.helo')) }
      : { result: 'none', domain: null },
    arc: find('arc')?.result ?? 'none',
    dmarc: dmarc && { result: dmarc.result, policy: policyOf(dmarc) },
  };
}
