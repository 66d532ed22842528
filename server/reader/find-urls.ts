import type { AcnsBlock } from './acns/read-acns.ts';
import { refang } from './links/refang.ts';
import { scanLine } from './links/scan-line.ts';
import type { People } from './people/read-people.ts';
import type { MailText } from './read-mails.ts';
import type { Sign } from './roles/cues.ts';
import { isBystander } from './roles/known-hosts.ts';
import { type Names, namesIn } from './roles/own-names.ts';
import { type Placed, placeRoles } from './roles/place-roles.ts';
import { type ReadUrl, resolveRoles, type Weight } from './roles/resolve-roles.ts';

const URLS_MAX = 20_000;

export interface FoundUrls {
  urls: ReadUrl[];
  isCut: boolean;
  /** It says where the material is. */
  hasReported: boolean;
  /** It says so of an address, and does not only name it. */
  isTold: boolean;
  /** A label says of an address that it infringes. */
  isLabelled: boolean;
  /** Lines that name an original by its address. */
  originals: string[];
  /** What the roles of the first URLs were judged by, in their order. */
  why: Weight[][];
  /** The line of the first reported address. */
  firstLine: string | undefined;
}

interface Places {
  placed: Placed[];
  isCut: boolean;
  names: Names;
}

/** From a block for machines: what it is, it says itself. */
function ofBlock(typed: readonly string[], sign: Sign): Placed[] {
  return typed.flatMap((text) =>
    scanLine(refang(text)).map((hit) => ({
      ...hit,
      isTarget: false,
      isPicture: false,
      line: text,
      evidence: [`label ${sign.kind}`, sign.role === 'reported' ? 'plainly reported' : 'plainly named'],
      block: sign.role,
    })),
  );
}

function namesOf(mails: readonly MailText[], { own, relays, sender, relay }: People): Names {
  const people = [sender, relay].flatMap((one) => (one ? [one.name, one.email.split('@', 1)[0]!] : []));
  return namesIn(
    mails.flatMap(({ lines }) => lines),
    { own, relays },
    people,
  );
}

/** Every address of the message, its attachments and what it carries, in its place; and the names it could be called by. */
export function placesOf(mails: readonly MailText[], blocks: readonly AcnsBlock[], people: People): Places {
  const name = people.sender?.name.trim().toLowerCase() ?? '';
  const placed: Placed[] = [];
  let part = 0;
  const add = (more: readonly Placed[]) => {
    for (const one of more) if (placed.length <= URLS_MAX) placed.push(one);
  };
  for (const { letters, exhibits } of mails) {
    for (const { page, twin } of letters) {
      for (const { lines, isHtml } of twin ? [page, twin] : [page]) {
        add(placeRoles(lines, { isHtml, name, part: part++, limit: URLS_MAX + 1 - placed.length }));
      }
    }
    for (const { lines, isHtml } of exhibits)
      add(placeRoles(lines, { isHtml, part: part++, limit: URLS_MAX + 1 - placed.length }));
  }
  for (const { reported, mentioned, notes } of blocks) {
    add(ofBlock(reported, { role: 'reported', kind: 'strong' }));
    add(ofBlock(mentioned, { role: 'mentioned', kind: 'source' }));
    add(
      placeRoles(
        notes.split('\n').map((text) => ({ text: refang(text), quoted: 0 })),
        { isHtml: false, part: part++, limit: 1_000 },
      ),
    );
  }
  return { placed: placed.slice(0, URLS_MAX), isCut: placed.length > URLS_MAX, names: namesOf(mails, people) };
}

/** Each with its role (decisions §10). */
export function findUrls(mails: readonly MailText[], blocks: readonly AcnsBlock[], people: People): FoundUrls {
  const { placed, isCut, names } = placesOf(mails, blocks, people);
  const { urls, isGuess, isTold, why } = resolveRoles(placed, names);
  const reported = new Set(urls.filter(({ role }) => role === 'reported').map(({ url }) => url));
  return {
    urls,
    isCut,
    hasReported: reported.size > 0 && !isGuess,
    isTold,
    why,
    isLabelled: placed.some(({ evidence }) =>
      evidence.some((one) => /^(?:label|column|title|record) strong$/.test(one)),
    ),
    originals: placed
      .filter(({ evidence, host }) => evidence.some((one) => / (?:quality|sale)$/.test(one)) && !isBystander(host))
      .map(({ line }) => line),
    firstLine: placed.find(({ url }) => reported.has(url))?.line,
  };
}
