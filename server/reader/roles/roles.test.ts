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

describe('the role of a URL', () => {
  test.each(PAIRS)('%s', (_, text) => {
    expect(roles(text)).toMatchObject({ alpha: 'reported', bravo: 'mentioned' });
  });

  test.each(BESIDE_A_LIST)('beside a list of URLs: %s', (text) => {
    const expected = { alpha: 'reported', ...(/\{b\}/i.test(text) ? { bravo: 'mentioned' } : {}) };
    expect(roles(`${text}${LIST}`)).toMatchObject(expected);
  });

  test('the only URL of a notice is reported, unless a label calls it the original', () => {
    expect(roles('My novel can be read here, please remove it: {A}')).toEqual({ alpha: 'reported' });
    expect(roles('You can see it here: {A}')).toEqual({ alpha: 'reported' });
    expect(roles('Original: {B}')).toEqual({ bravo: 'mentioned' });
  });

  test('a URL without evidence is reported', () => {
    expect(roles('Hello, {A}')).toEqual({ alpha: 'reported' });
    expect(roles(`{A}${LIST}`)).toMatchObject({ alpha: 'reported' });
  });

  test('footer URLs and the sender’s own site are only mentioned, unless a label says otherwise', () => {
    expect(roles(`See {B}${LIST}`, ['bravo-fixture.org'])).toMatchObject({ bravo: 'mentioned' });
    expect(roles('Infringing URL: {B}', ['bravo-fixture.org'])).toMatchObject({ bravo: 'reported' });
    expect(roles(`x${LIST}\n\nRegards,\nJane Roe\nwww.bravo-fixture.org`)).toMatchObject({ bravo: 'mentioned' });
    expect(roles('Regards,\nJane Roe\n\nInfringing pages:\n{A}')).toMatchObject({ alpha: 'reported' });
  });

  test('a notice with only unlikely URLs reports the best guess', () => {
    expect(roles('Remove {B}', ['bravo-fixture.org'])).toEqual({ bravo: 'reported' });
  });

  test.each(['amazon.com', 'etsy.com', 'culture.gov', 'youtube.com', 'github.com'])(
    'a plain label outweighs what the host is: %s',
    (host) => {
      expect(roles(`Original work: {B}\nInfringing URL: https://${host}/x`)).toEqual({
        bravo: 'mentioned',
        [host]: 'reported',
      });
    },
  );

  test('legal reference sites are never reported', () => {
    expect(roles('Infringing under https://www.law.cornell.edu/uscode/text/17/512')).toEqual({
      'law.cornell.edu': 'mentioned',
    });
  });
});
