import { describe, expect, test } from 'vitest';
import { pageOf } from '../text/letters.ts';
import { placeRoles } from './place-roles.ts';
import { resolveRoles } from './resolve-roles.ts';

/** `A` stands for the address of what is complained of, `B` for a bystander's; none of their own says which is which. */
const [A, B] = ['https://alpha-fixture.com/x/1', 'https://bravo-fixture.org/y/2'];
const LIST = `\n\nInfringing URL: https://charlie-fixture.net/z/3`;

function roles(text: string, own: string[] = []): Record<string, string> {
  const { lines } = pageOf(text.replaceAll('{A}', A).replaceAll('{B}', B), false);
  const { urls } = resolveRoles(placeRoles(lines, { isHtml: false, limit: 100 }), own);
  return Object.fromEntries(urls.map(({ host, role }) => [host.replace(/^www\./, '').split('-')[0], role]));
}

describe('what an address is, by the words around it', () => {
  test.each([
    ['labels', 'Original work: {B}\nInfringing URL: {A}'],
    ['labels on one line', 'Original: {B} Infringing: {A}'],
    [
      'a label that names both',
      'URL of the infringing copy of the original work: {A}\nLocation of the work that is infringed: {B}',
    ],
    ['headings and lists', 'Authorized examples:\n{B}\n\nURL(s) to be removed:\n{A}'],
    ['a generic label below a field', 'We found infringements below:\n\nOriginal Work: Song ({B})\nURLs:\n{A}'],
    ['form keys', 'field_group_0_copyright_work_url_0:{B}\nfield_group_0_infringement_url_0:{A}'],
    ['a table', 'Title\tOriginal\tUnauthorised use\nOriginal Sin\t{B}\t{A}'],
    ['rows with commas', 'id,infringing_url,original_url\n1,{A},{B}'],
    ['rows with strokes', '| Work | Infringing URL | Source |\n|---|---|---|\n| x | {A} | - |\n\nOur policy: {B}'],
    ['prose', 'My photograph is used at {A} without permission. It is on my website {B} since 2019.'],
    [
      'a copy of an original',
      'An unauthorized copy of our original drawing can be found at {A}. We sell it only through {B}.',
    ],
    ['a sale that is none', 'It is offered for sale at {A} without my consent. You can buy it from us at {B}.'],
    ['somebody else’s site', 'The infringer displays my photo on their website {A}. It was copied from {B}.'],
    ['removal', 'Please remove the file from {A}. See our terms of use at {B}.'],
    ['what it does', 'The seller at {A} uses our pictures. For more information visit {B}.'],
    ['questions', '**What work was allegedly infringed?**\n{B}\n\n**What files should be taken down?**\n{A}'],
    ['mine and theirs', 'Mine: {B}\nTheirs: {A}'],
    ['an own copy', 'Our software is improperly posted here:\n{A}\n\nOur copy of it is hosted here:\n{B}'],
    ['what is excepted', 'Infringing: all files at {A}, except for the one at {B}.'],
    ['a part of its own', 'WORKS\n"Amber", see\n{B}\n\nInfringing LOCATIONS\n{A}'],
    ['a source beside a column', 'Infringing link\tSource\n{A}\t{B}'],
    ['a sentence beside a list', 'URLs to be removed:\n{A}\n\nThe course is given for students at {B}.'],
    ['German', 'Rechtsverletzende Seite: {A}\nOriginal: {B}'],
    ['French', 'Contenu contrefaisant : {A}\nŒuvre originale : {B}'],
    ['Spanish', 'Enlace infractor: {A}\nObra original: {B}'],
    ['Chinese', '侵权链接：{A}\n原创作品：{B}'],
    ['Russian', 'Незаконно размещено: {A}\nОфициальный сайт: {B}'],
  ])('%s', (_, text) => {
    expect(roles(text)).toMatchObject({ alpha: 'reported', bravo: 'mentioned' });
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
