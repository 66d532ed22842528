import type { Companies } from './companies.ts';
import { aboutOtherSite, counterNotice, retraction, trademark } from './letters/others.ts';
import { PEOPLE, SENDERS, type Sender } from './letters/senders.ts';
import * as write from './letters/takedowns.ts';
import type { Timeline } from './timeline.ts';

/** One inbound message and the company it is about. */
export interface PlannedLetter {
  date: Date;
  template: write.Template;
  claim: write.Claim;
  /** The company whose staff handle it; null: the agent. */
  company: string | null;
}

/** Seeded random numbers, so that every demo looks the same. */
function seededRandom(seed: number) {
  let state = seed;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
  return { roll, pick };
}

/** Messages per week, oldest first: a growing trend with one peak. */
const WEEKS = [3, 4, 3, 4, 4, 5, 4, 6, 9, 6, 7, 6];
/** Messages that arrive at the same moment, as firms send them: reading them together costs little more than reading one. */
const BURST = 4;

const { harborlight, northwind, inkwell, pixelforge, wavelength, stocklens, codewright, verlag, editions } = SENDERS;
const FILES = [northwind, inkwell, pixelforge, codewright, stocklens];
const VIDEO = [harborlight, wavelength, northwind];
const PICTURES = [stocklens, ...PEOPLE];

/** Frequency, senders and URL pattern of each company. */
const TARGETS: readonly (readonly [key: string, weight: number, senders: readonly Sender[], path: string])[] = [
  ['bluefin', 38, [...FILES, ...VIDEO, verlag, editions], '/d/#/download'],
  ['tern', 20, VIDEO, '/v/#'],
  ['curlew', 15, FILES, '/share/#'],
  ['marlow', 8, PICTURES, '/item/#.jpg'],
  ['osprey', 6, PICTURES, '/albums/#.jpg'],
  ['sandpiper', 8, VIDEO, '/watch/#'],
  ['heron', 2, [inkwell], '/book/#'],
  ['gannet', 2, PEOPLE, '/post/#'],
];

/** Templates in rotation, so that each is used. */
const FIRMS: readonly write.Template[] = [
  ...[write.plain, write.table, write.sheet, write.short, write.form],
  ...[write.plain, write.forwarded, write.table, write.nested, write.defanged],
];
const PRIVATE: readonly write.Template[] = [write.informed, write.informal];
const ACNS: readonly write.Template[] = [write.acns, write.acnsAttached];

function templatesInTurn(): (sender: Sender) => write.Template {
  const used = new Map<readonly write.Template[], number>();
  const next = (list: readonly write.Template[]): write.Template => {
    const index = used.get(list) ?? 0;
    used.set(list, index + 1);
    return list[index % list.length]!;
  };
  return (sender) => {
    if (sender === verlag) return write.german;
    if (sender === editions) return write.french;
    if (sender === wavelength) return next(ACNS);
    return next(PEOPLE.includes(sender) ? PRIVATE : FIRMS);
  };
}

const LOTS = TARGETS.flatMap((target) => Array.from({ length: target[1] }, () => target));

const OWN_ADDRESS = /^old\./;
const POLICY = 'https://docs.bluefin.example.com/policies/copyright';

/** All messages of the twelve weeks, for the companies that have domains by then. */
export function planMail(timeline: Timeline, companies: Companies): PlannedLetter[] {
  const random = seededRandom(512);
  const templateFor = templatesInTurn();
  const letters: PlannedLetter[] = [];
  let made = 0;

  function claim(key: string, date: Date, senders: readonly Sender[], path: string): write.Claim {
    const hosts = companies[key]!.domains.filter((name) => !OWN_ADDRESS.test(name));
    const host = random.pick(hosts);
    const sender = random.pick(senders);
    const count = PEOPLE.includes(sender) ? 1 : 1 + Math.floor(random.roll() ** 2 * 9);
    const urls = Array.from(
      { length: count },
      () => `https://${host}${path.replace('#', (7_000_000 + ++made * 613).toString(36))}`,
    );
    return {
      sender,
      title: random.pick(sender.titles),
      urls,
      reference: `${sender.name.slice(0, 2).toUpperCase()}-${20_000 + made * 7}`,
      date,
    };
  }

  function add(key: string | null, date: Date, template: write.Template | null, about: write.Claim): void {
    letters.push({
      date,
      template: template ?? templateFor(about.sender),
      claim: { ...about, date },
      company: key,
    });
  }

  for (const [index, volume] of WEEKS.entries()) {
    const firstDay = (WEEKS.length - index) * 7 - 1;
    let date = timeline.now;
    for (let place = 0; place < volume; place++) {
      if (place % BURST === 0) {
        const day = firstDay - Math.floor((place * 7) / volume);
        date = timeline.daysAgo(day, 6 + random.roll() * 15);
      }
      // Every twelfth is about a site of no customer, and every fifteenth is vague.
      const [key, , senders, path] = random.pick(LOTS);
      const about = claim(key, date, senders, path);
      const serial = letters.length;
      if (serial % 12 === 7) add(null, date, null, aboutOtherSite(about, made));
      else if (serial % 15 === 4) add(key, date, write.vague, about);
      else add(key, date, null, about);
    }
  }
  return [...letters, ...specials()];

  /** Rare kinds of messages. */
  function specials(): PlannedLetter[] {
    const { daysAgo, hoursAgo } = {
      daysAgo: timeline.daysAgo.bind(timeline),
      hoursAgo: timeline.hoursAgo.bind(timeline),
    };
    const regular = letters.length;
    const film = claim('tern', daysAgo(52, 10), [harborlight], '/v/#');
    add('tern', daysAgo(52, 10), write.plain, film);
    add('tern', daysAgo(48, 15), counterNotice, film);
    const licensed = claim('bluefin', daysAgo(33, 9), [stocklens], '/d/#');
    add('bluefin', daysAgo(33, 9), write.plain, licensed);
    add('bluefin', daysAgo(30, 12), retraction, licensed);
    for (const days of [47, 5]) {
      const quoting = claim('bluefin', daysAgo(days, 11), [pixelforge], '/d/#');
      add('bluefin', daysAgo(days, 11), write.table, { ...quoting, urls: [...quoting.urls, POLICY] });
    }
    const series = claim('sandpiper', daysAgo(26, 11), [wavelength], '/watch/#');
    add('sandpiper', daysAgo(26, 11), write.acns, series);
    add('sandpiper', daysAgo(24, 8), write.acnsRetraction, series);
    const again = claim('curlew', daysAgo(19, 13), [northwind], '/share/#');
    add('curlew', daysAgo(19, 13), write.plain, again);
    add('curlew', daysAgo(11, 9), write.reminder, again);
    add('curlew', daysAgo(4, 9), write.reminder, again);
    for (const days of [38, 15])
      add('marlow', daysAgo(days, 14), trademark, claim('marlow', daysAgo(days, 14), [stocklens], '/item/#'));
    add('bluefin', daysAgo(17, 16), write.table, both(17));
    const old = {
      ...claim('osprey', daysAgo(22, 10), [stocklens], '/a/#'),
      urls: ['https://old.osprey.example.org/a/8841.jpg'],
    };
    add('osprey', daysAgo(22, 10), write.plain, old);
    add('osprey', daysAgo(3, 10), write.plain, {
      ...old,
      title: 'Red dunes',
      urls: ['https://old.osprey.example.org/a/9127.jpg'],
      reference: 'ST-21904',
    });
    // The newest are still New at any time of day.
    const recent = (hours: number, key: string, senders: readonly Sender[], template: write.Template) =>
      add(key, hoursAgo(hours), template, claim(key, hoursAgo(hours), senders, '/n/#'));
    recent(5.2, 'bluefin', FILES, write.table);
    recent(4.1, 'tern', [harborlight], counterNotice);
    recent(3.3, 'marlow', PEOPLE, write.informal);
    recent(2.4, 'bluefin', [northwind], write.vague);
    add(null, hoursAgo(1.7), write.plain, aboutOtherSite(claim('bluefin', hoursAgo(1.7), [inkwell], '/n/#'), 991));
    recent(1.2, 'curlew', PEOPLE, write.informal);
    recent(0.6, 'bluefin', [PEOPLE[1]!], write.informal);
    return letters.splice(regular);
  }

  /** One message about two companies, which creates a notice for each. */
  function both(days: number): write.Claim {
    const one = claim('bluefin', timeline.daysAgo(days, 16), [inkwell], '/d/#');
    const other = claim('curlew', timeline.daysAgo(days, 16), [inkwell], '/share/#');
    return { ...one, urls: [...one.urls, ...other.urls] };
  }
}
