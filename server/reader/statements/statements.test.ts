import { describe, expect, test } from 'vitest';
import { linesOf } from '../text/lines.ts';
import { findContact } from './contact.ts';
import { sentencesOf } from './sentences.ts';
import { findSignature } from './signature.ts';
import { findAccuracy, findGoodFaith } from './statements.ts';
import { findWork } from './work.ts';

const sentences = (text: string) => sentencesOf(linesOf(text));
const has = (found: string | undefined) => found !== undefined;

describe('good faith', () => {
  test.each([
    'I have a good faith belief that the use is not authorised.',
    'We believe in good-faith that the law does not allow it.',
    'Good Faith Belief: agreed',
    'confirm1_goodfaith_notauthorized:checked',
    '[x] I have a good faith belief that use is not authorized',
    'We have a reasonable belief that this is not authorized by the owner, its agent or the law.',
    'Wir sind in gutem Glauben davon überzeugt, dass dies nicht erlaubt ist.',
    'Creo de buena fe que el uso no está autorizado.',
  ])('%s', (text) => expect(has(findGoodFaith(sentences(text)))).toBe(true));

  test.each([
    'We look forward to working with you in good faith.',
    'Your notice must include a statement that you have a good faith belief that the use is not authorised.',
    '[ ] I have a good faith belief that use is not authorized',
    'good_faith: no',
    'Type (or copy and paste) the following statement: "I have a good faith belief that the use is not authorized."',
  ])('not: %s', (text) => expect(has(findGoodFaith(sentences(text)))).toBe(false));
});

describe('accuracy, and authority under penalty of perjury', () => {
  test.each([
    'The information is accurate, and under penalty of perjury, I am authorized to act for the owner.',
    'Under penalty of perjury I am the copyright owner.\n\nSome other words.\n\nThe information in this notice is accurate.',
    'confirm2_swear_accurate_copyrightowner: checked',
    'Authority to Act: agreed',
    'Je déclare sous peine de parjure que ces informations sont exactes et que je suis autorisé à agir.',
  ])('%s', (text) => expect(has(findAccuracy(sentences(text)))).toBe(true));

  test.each([
    'The information in this notice is accurate.',
    'Under penalty of perjury, I am authorized to act for the owner.',
    'Under penalty of perjury, this notice is accurate.',
    '(vi) A statement that the information is accurate, and under penalty of perjury, that the party is authorized to act.',
    'You must state under penalty of perjury that the notice is accurate and that you are authorized.',
  ])('not: %s', (text) => expect(has(findAccuracy(sentences(text)))).toBe(false));
});

describe('signature', () => {
  const sign = (text: string, name = '') => findSignature({ lines: linesOf(text), name, isSigned: false, raw: text });
  test.each([
    ['Regards,\n\nJane Roe', ''],
    ['x\n\n/s/ Jane Roe', ''],
    ['Electronic signature: Jane Roe', ''],
    ['Please type your full legal name below to sign.\n\nJane Roe', ''],
    ['Please act.\n\nJane Roe', 'Jane Roe'],
    ['pls remove\njane', 'Jane Roe'],
    ['Please act. Jane Roe, photographer', 'Jane Roe'],
    ['Mit freundlichen Grüßen\nJana Ruh', ''],
    ['Please act.\n\nJane Roe, Acme Ltd', ''],
    ['x\n-----BEGIN PGP SIGNATURE-----\nabc', ''],
  ])('%s', (text, name) => expect(has(sign(text, name))).toBe(true));
  test.each(['Remove it.', 'Signature:', 'Signature date: 1 March', 'Regards,\n\nhttps://example.com'])(
    'not: %s',
    (text) => expect(has(sign(text))).toBe(false),
  );
});

test('a contact is an address that accepts replies, a phone number or a street', () => {
  const contact = (text: string, sender?: string) => has(findContact(linesOf(text), sender, ['dmca@example.org']));
  expect(contact('x', 'jane@example.com')).toBe(true);
  expect(contact('x', 'no-reply@example.com')).toBe(false);
  expect(contact('write to jane@example.com', 'noreply@example.net')).toBe(true);
  expect(contact('you told me to write to dmca@example.org')).toBe(false);
  expect(contact('Phone: +1 503 555 0100')).toBe(true);
  expect(contact('77 Elm Street, Portland')).toBe(true);
  expect(contact('IP Address: 198.51.100.7')).toBe(false);
});

test('a work is identified by a label, a title or an owner, not by a generic word', () => {
  const work = (text: string) => has(findWork(linesOf(text), sentences(text), []));
  expect(work('Title: Low Tide')).toBe(true);
  expect(work('Copyrighted work:\nThe Quiet Mole')).toBe(true);
  expect(work('They use my photograph.')).toBe(true);
  expect(work('Copies of the series The Quiet Mole.')).toBe(true);
  expect(work('You infringe our copyright. Remove the material.')).toBe(false);
  expect(work('Infringing work: https://alpha-fixture.com/x')).toBe(false);
});
