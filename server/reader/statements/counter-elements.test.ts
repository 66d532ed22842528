import { expect, test } from 'vitest';
import { COUNTER_ELEMENTS, type CounterElement } from '#core/rules/intake/counter-notice.ts';
import { linesOf } from '../text/lines.ts';
import { counterElements } from './counter-elements.ts';
import { sentencesOf } from './sentences.ts';

const PARTS = {
  material: 'You disabled my film, which was at https://films.example.com/monsoon.',
  mistake:
    'I swear, under penalty of perjury, that I have a good faith belief that the material was removed as a result of mistake or misidentification.',
  jurisdiction:
    'I consent to the jurisdiction of the Federal District Court for the district in which my address is located, and I will accept service of process from the person who sent the notification.',
  contact: 'Priya Nambiar\n1880 Alder Street, Oakland, CA 94607\n510-555-0135',
};

/** Which elements a letter lacks that is complete but for these changes. */
function missing(
  changes: Partial<Record<keyof typeof PARTS, string>> = {},
  signature: string | undefined = '/s/ Priya',
) {
  const { contact, ...parts } = { ...PARTS, ...changes };
  const lines = linesOf([...Object.values(parts), contact].join('\n\n'));
  const read = counterElements({
    lines,
    sentences: sentencesOf(lines),
    sender: 'Priya Nambiar',
    signature,
    material: undefined,
  });
  for (const element of COUNTER_ELEMENTS) expect(read.found[element] !== undefined).toBe(read.elements[element]);
  return COUNTER_ELEMENTS.filter((element) => !read.elements[element]);
}

test('a whole counter-notice has all five elements', () => expect(missing()).toEqual([]));

test.each<[CounterElement, string, Parameters<typeof missing>[0]]>([
  ['material', 'no address', { material: 'You disabled my film Monsoon.' }],
  [
    'mistake',
    'not under penalty of perjury',
    { mistake: 'I have a good faith belief that it was removed by mistake or misidentification.' },
  ],
  ['mistake', 'no belief', { mistake: 'Under penalty of perjury: it was removed by mistake.' }],
  [
    'mistake',
    'only quoted as what is needed',
    {
      mistake:
        'Your page says that a counter-notice must include a statement under penalty of perjury that you have a good faith belief that the material was removed by mistake or misidentification.',
    },
  ],
  [
    'mistake',
    'an unticked box',
    {
      mistake:
        '[ ] I swear under penalty of perjury that I have a good faith belief that the material was removed by mistake.',
    },
  ],
  [
    'jurisdiction',
    'no service of process',
    { jurisdiction: 'I consent to the jurisdiction of the Federal District Court.' },
  ],
  [
    'jurisdiction',
    'no consent',
    { jurisdiction: 'I will accept service of process from the person who sent the notification.' },
  ],
  ['contact', 'no phone number', { contact: 'Priya Nambiar\n1880 Alder Street, Oakland, CA 94607' }],
  ['contact', 'no postal address', { contact: 'Priya Nambiar\n510-555-0135' }],
  ['contact', 'a date is no phone number', { contact: 'Priya Nambiar\n1880 Alder Street, Oakland\n2026-11-17' }],
])('%s is missing: %s', (element, _, changes) => expect(missing(changes)).toEqual([element]));

test('a signature must have been found', () => expect(missing({}, '')).toEqual(['signature']));

test.each([
  'Per Dahl\nAddress: Nygata 4, Bergen\nPhone: +45 5550 0101',
  'Jordi Palau, C/ Major 10, 43201 Reus, Tel. +34 977 555 014',
  'Gus Patina, 14 Canal St, Stoke ST1 3AA, 07700 900 551',
])('contact: %s', (contact) => expect(missing({ contact })).toEqual([]));
