import { spansIn } from '../lexicon/spans.ts';
import { registrableDomain } from '../links/host-name.ts';
import type { Line } from '../text/lines.ts';
import { isClosing, isSignatureMark } from './line-shape.ts';

/** Names by which hosts are matched to the complaining party, or to anyone the message names. */
export interface PartyNames {
  /** Domains of the complaining party. */
  own: readonly string[];
  /** Domains of relays. */
  relays: readonly string[];
  /** Names of the complaining party, normalized like host names. */
  party: ReadonlySet<string>;
  /** Names that may be account names: two words or more, or the sender's. */
  accounts: ReadonlySet<string>;
  /** All names in the text. */
  any: ReadonlySet<string>;
}

export const noPartyNames = (own: readonly string[]): PartyNames => ({
  own,
  relays: [],
  party: new Set(),
  accounts: new Set(),
  any: new Set(),
});

const NEAR = 80;
const MATCHES = 4;
const WORDS_MAX = 4;
const NAME_MIN = 5;
const NAME_MAX = 40;
const LINES = 150;
const LINE_MAX = 600;
const SIGNATURE_LINES = 8;

/** Normalizes `Juniper & Fox` to `juniperandfox`, as in a host name. */
const normalized = (text: string): string =>
  text
    .replace(/&/g, ' and ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const CAPITAL = /^[\p{Lu}\p{Lo}]/u;

/** Adds runs of capitalized words that a host name could start with. */
function addNames(names: Set<string>, text: string, isAll = false, least = 1): void {
  const words = text
    .replace(/\S+@\S+|\S+:\/\/\S+|\S+\.\S{2,}\/\S*/g, ' . ')
    .split(/[\s()[\]"“”„«»,;:|/]+|['’]s(?!\p{L})/u)
    .slice(0, 400);
  for (const [at, word] of words.entries()) {
    if (!isAll && !CAPITAL.test(word)) continue;
    let run = '';
    for (const [count, next] of words.slice(at, at + WORDS_MAX + 1).entries()) {
      if (next === '.') break;
      run += normalized(next);
      if (run.length > NAME_MAX) break;
      if (run.length >= NAME_MIN && count + 1 >= least) names.add(run);
    }
  }
}

/** Collects names from the sender, the signature, and around words such as owner, author or client. */
export function collectNames(
  lines: readonly Line[],
  { own, relays }: Pick<PartyNames, 'own' | 'relays'>,
  people: readonly string[],
): PartyNames {
  const [party, any, accounts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const name of people) addNames(party, name, true);
  for (const name of own) {
    // `juniper-fox.com`: `juniper`, and `juniperfox`.
    const parts = name.split('.', 1)[0]!.split('-');
    for (const [count] of parts.entries()) {
      const run = normalized(parts.slice(0, count + 1).join(''));
      if (run.length >= NAME_MIN && run.length <= NAME_MAX) party.add(run);
    }
  }
  for (const name of party) accounts.add(name);
  let closed = 0;
  const few = lines.length > 2 * LINES ? [...lines.slice(0, LINES), ...lines.slice(-LINES)] : lines;
  for (const [at, { text: whole }] of few.entries()) {
    const text = whole.slice(0, LINE_MAX);
    if (text.trim() === '') continue;
    if (isClosing(text) || isSignatureMark(text)) closed = SIGNATURE_LINES;
    else if (closed-- > 0 && text.length < 100) {
      addNames(party, text);
      addNames(accounts, text, false, 2);
    }
    addNames(any, text);
    // Context of the phrase, across line ends.
    for (const { start: index } of spansIn(text).of('partyContext').slice(0, MATCHES)) {
      const before = `${few[at - 1]?.text.slice(-NEAR) ?? ''} ${text.slice(0, index)}`.slice(-NEAR);
      const after = `${text.slice(index)} ${few[at + 1]?.text.slice(0, NEAR) ?? ''}`.slice(0, NEAR);
      addNames(party, `${before} ${after}`);
      addNames(accounts, `${before} ${after}`, false, 2);
    }
  }
  return { own, relays, party, accounts, any };
}

/** The host name starts with one of the names. */
export function hostResembles(host: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  const label = registrableDomain(host).split('.', 1)[0]!;
  const name = normalized(label);
  for (let length = Math.min(name.length, NAME_MAX); length >= NAME_MIN; length--)
    if (names.has(name.slice(0, length))) return true;
  // `luftbild-kessler.de` of Jürgen Kessler.
  return label.split('-').some((part) => part.length >= NAME_MIN && names.has(normalized(part)));
}

/** `instagram.com/janeroe`: one of the first two path segments is one of the names. */
export function isAccountOf(url: string, names: ReadonlySet<string>): boolean {
  const [, , , first = '', second = ''] = url.split('/', 5);
  return [first, second].some((part) => names.has(normalized(part)));
}
