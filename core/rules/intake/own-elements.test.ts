import { expect, test } from 'vitest';
import type { Completeness } from './notice-completeness.ts';
import { ownElements } from './own-elements.ts';

const OURS = `Hello,

Please confirm that the information is accurate and, under penalty of perjury, that you may act for the owner of the right.
Sent by Quay Ltd about notice 0012.`;

const answer = (found: Completeness['found']): Completeness => ({
  ...{ signature: false, work: true, material: true, contact: true, good_faith: false, accuracy: false },
  ...Object.fromEntries(Object.keys(found).map((element) => [element, true])),
  ...{ kind: 'takedown', verdict: 'core_only', found, is_corrected: false },
});

test('a sentence of our own mail is no element of the answer, however it is quoted', () => {
  const quoted =
    '> please confirm that the *information* is accurate and, under > penalty of perjury, that you may act for…';
  const read = answer({ signature: '/s/ Ines Marlow', accuracy: quoted, good_faith: 'I have a good faith belief.' });
  const own = ownElements({ ...read, verdict: 'complete' }, OURS);
  expect(own).toEqual({
    ...{ ...read, accuracy: false, verdict: 'core_only' },
    found: { signature: '/s/ Ines Marlow', good_faith: 'I have a good faith belief.' },
  });
});

test('the sender’s own sentences stay, and short ones that are in both mails', () => {
  const read = answer({ signature: 'Quay Ltd', accuracy: 'Under penalty of perjury, I may act for the owner.' });
  expect(ownElements(read, OURS)).toBe(read);
});
