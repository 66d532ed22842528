import { describe, expect, test } from 'vitest';
import { BESIDE_A_LIST, filled, LIST, PAIRS } from '#server/reader/corpus/role-sentences.ts';
import { parseText } from '../text/body-text.ts';
import { collectEvidence } from './collect-evidence.ts';
import { noPartyNames } from './party-names.ts';
import { resolveRoles } from './resolve-roles.ts';

function roles(text: string, own: string[] = []): Record<string, string> {
  const { lines } = parseText(filled(text), false);
  const { urls } = resolveRoles(collectEvidence(lines, { isHtml: false, limit: 100 }), noPartyNames(own));
  return Object.fromEntries(urls.map(({ host, role }) => [host.replace(/^www\./, '').split('-')[0], role]));
}

describe('what an address is, by the words around it', () => {
  test.each(PAIRS)('%s', (_, text) => {
    expect(roles(text)).toMatchObject({ alpha: 'reported', bravo: 'mentioned' });
  });

  test.each(BESIDE_A_LIST)('beside a list of others: %s', (text) => {
    const expected = { alpha: 'reported', ...(/\{b\}/i.test(text) ? { bravo: 'mentioned' } : {}) };
    expect(roles(`${text}${LIST}`)).toMatchObject(expected);
  });

  test('the only address of a notice is what it is about, whatever stands beside it', () => {
    expect(roles('My novel can be read here, please remove it: {A}')).toEqual({ alpha: 'reported' });
    expect(roles('You can see it here: {A}')).toEqual({ alpha: 'reported' });
    expect(roles('Original: {B}')).toEqual({ bravo: 'mentioned' });
  });

  test('when in doubt it is reported', () => {
    expect(roles('Hello, {A}')).toEqual({ alpha: 'reported' });
    expect(roles(`{A}${LIST}`)).toMatchObject({ alpha: 'reported' });
  });

  test('the end of a letter and the sender’s own site are named, unless a label says otherwise', () => {
    expect(roles(`See {B}${LIST}`, ['bravo-fixture.org'])).toMatchObject({ bravo: 'mentioned' });
    expect(roles('Infringing URL: {B}', ['bravo-fixture.org'])).toMatchObject({ bravo: 'reported' });
    expect(roles(`x${LIST}\n\nRegards,\nJane Roe\nwww.bravo-fixture.org`)).toMatchObject({ bravo: 'mentioned' });
    expect(roles('Regards,\nJane Roe\n\nInfringing pages:\n{A}')).toMatchObject({ alpha: 'reported' });
  });

  test('a notice that names nothing but guesses complains of them', () => {
    expect(roles('Remove {B}', ['bravo-fixture.org'])).toEqual({ bravo: 'reported' });
  });

  test('the law, its offices, keys and schemas are never complained of', () => {
    expect(roles('Infringing under https://www.law.cornell.edu/uscode/text/17/512')).toEqual({
      'law.cornell.edu': 'mentioned',
    });
  });
});
