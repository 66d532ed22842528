import type { AcnsBlock } from './acns/read-acns.ts';
import { refang } from './links/refang.ts';
import { scanLine } from './links/scan-line.ts';
import type { People } from './people/read-people.ts';
import { collectEvidence, type PlacedUrl } from './roles/collect-evidence.ts';
import type { Cue } from './roles/cues.ts';
import { isReferenceSite } from './roles/known-hosts.ts';
import { collectNames, type PartyNames } from './roles/party-names.ts';
import { type ReadUrl, resolveRoles, type Weight } from './roles/resolve-roles.ts';
import { excerptAround, sentencesOf } from './statements/sentences.ts';
import type { MessageText } from './text/message-texts.ts';

const URLS_MAX = 20_000;

export interface FoundUrls {
  urls: ReadUrl[];
  isTruncated: boolean;
  /** At least one URL is reported, and not as a guess. */
  hasReported: boolean;
  /** The text states that a URL infringes, rather than only listing it. */
  isStated: boolean;
  /** A label marks a URL as infringing. */
  isLabeled: boolean;
  /** Lines that give the URL of an original work. */
  originals: string[];
  /** Evidence for the roles of the first URLs, in their order. */
  why: Weight[][];
  /** Sentence with the URL that is most clearly reported. */
  material: string | undefined;
}

interface Places {
  placed: PlacedUrl[];
  isTruncated: boolean;
  names: PartyNames;
}

/** URLs of an ACNS block, whose fields determine the role. */
function fromBlock(typed: readonly string[], cue: Cue): PlacedUrl[] {
  return typed.flatMap((text) =>
    scanLine(refang(text)).map((hit) => ({
      ...hit,
      isTarget: false,
      isPicture: false,
      line: text,
      evidence: [`label ${cue.kind}`, cue.role === 'reported' ? 'plainly reported' : 'plainly named'],
      block: cue.role,
    })),
  );
}

function namesOf(mails: readonly MessageText[], { own, relays, sender, relay }: People): PartyNames {
  const people = [sender, relay].flatMap((one) => (one ? [one.name, one.email.split('@', 1)[0]!] : []));
  return collectNames(
    mails.flatMap(({ lines }) => lines),
    { own, relays },
    people,
  );
}

/** Every URL of the message, its attachments and its nested messages with its evidence, and the names that identify the sender’s sites. */
export function collectPlaces(mails: readonly MessageText[], blocks: readonly AcnsBlock[], people: People): Places {
  const name = people.sender?.name.trim().toLowerCase() ?? '';
  const placed: PlacedUrl[] = [];
  let part = 0;
  const add = (more: readonly PlacedUrl[]) => {
    for (const one of more) if (placed.length <= URLS_MAX) placed.push(one);
  };
  for (const { bodies, attachedTexts } of mails) {
    for (const { parsed, alternative } of bodies) {
      for (const { lines, isHtml } of alternative ? [parsed, alternative] : [parsed]) {
        add(collectEvidence(lines, { isHtml, name, part: part++, limit: URLS_MAX + 1 - placed.length }));
      }
    }
    for (const { lines, isHtml } of attachedTexts)
      add(collectEvidence(lines, { isHtml, part: part++, limit: URLS_MAX + 1 - placed.length }));
  }
  for (const { reported, mentioned, notes } of blocks) {
    add(fromBlock(reported, { role: 'reported', kind: 'strong' }));
    add(fromBlock(mentioned, { role: 'mentioned', kind: 'source' }));
    add(
      collectEvidence(
        notes.split('\n').map((text) => ({ text: refang(text), quoted: 0 })),
        { isHtml: false, part: part++, limit: 1_000 },
      ),
    );
  }
  return { placed: placed.slice(0, URLS_MAX), isTruncated: placed.length > URLS_MAX, names: namesOf(mails, people) };
}

/** The sentence of a URL, from its line: other sentences there may have other URLs, such as that of the original work. */
function sentenceOf(place: PlacedUrl | undefined): string | undefined {
  if (!place) return undefined;
  const { line, start, end } = place;
  const written = line.slice(start, end);
  return excerptAround(sentencesOf([{ text: line, quoted: 0 }]).find((one) => one.includes(written)) ?? line, written);
}

/** Finds all URLs and determines their roles (decisions §10). */
export function findUrls(mails: readonly MessageText[], blocks: readonly AcnsBlock[], people: People): FoundUrls {
  const { placed, isTruncated, names } = collectPlaces(mails, blocks, people);
  const { urls, clearest, isGuess, isStated, why } = resolveRoles(placed, names);
  const reported = new Set(urls.filter(({ role }) => role === 'reported').map(({ url }) => url));
  return {
    urls,
    isTruncated,
    hasReported: reported.size > 0 && !isGuess,
    isStated,
    why,
    isLabeled: placed.some(({ evidence }) =>
      evidence.some((one) => /^(?:label|column|title|record) strong$/.test(one)),
    ),
    originals: placed
      .filter(({ evidence, host }) => evidence.some((one) => / (?:quality|sale)$/.test(one)) && !isReferenceSite(host))
      .map(({ line }) => line),
    material: sentenceOf(placed.find(({ url }) => url === clearest)),
  };
}
