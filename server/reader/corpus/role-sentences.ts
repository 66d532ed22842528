/** `{A}` is the infringing URL and `{B}` one that is only mentioned; `{a}` and `{b}` are their bare host names. */
export const PAIRS: readonly (readonly [string, string])[] = [
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
];

/** Sentences for texts that also contain a list of URLs. */
export const BESIDE_A_LIST: readonly string[] = [
  'They scrape my articles and publish them at {A}.',
  'I found my photos over on {a} last week.',
  'Someone is selling prints of my painting on {a}.',
  'I discovered that {a} has lifted an entire chapter of my thesis.',
  'The domain {a} resolves to your servers and streams our channels.',
  'No licence was ever given to {a}.',
  'The screenshots show that {A} used my picture until yesterday.',
  'The instructions at {A} were written by me.',
  'They sell it at {A} for half the price.',
  'My e-book is sold on {A} by somebody who is not me.',
  'Fans have uploaded the official video to {A}.',
  'I contacted the owner of {A} and got no answer.',
  'See the attached screenshot of the page {A}.',
  'My work was copied from my website to {A}.',
  'On behalf of my client I ask you to block {A}.',
  'You can watch our whole film on {A}.',
  'Our licence to them expired in May, yet {A} still shows the photo.',
  'They took it from {B} and put it on {A}.',
  'Compare {A} with our original {B}.',
  'The infringing copy, which was taken from {B}, is at {A}.',
  'Our client sells the pattern through its own website at {B}. The listing {A} offers it as well.',
  'They use it at {A}. Licensed partners such as {b} show a credit.',
  'They use it at {A}. We know of {b}, where it is used under a licence.',
  'I found it through a reverse image search ({B}). It is on {A}.',
  'It is copied on {A}. The article was featured in {b}.',
];

const [A, B] = ['https://alpha-fixture.com/x/1', 'https://bravo-fixture.org/y/2'];
export const LIST = '\n\nInfringing URL: https://charlie-fixture.net/z/3';

export function filled(text: string): string {
  const places = { '{A}': A, '{B}': B, '{a}': 'alpha-fixture.com', '{b}': 'bravo-fixture.org' };
  return Object.entries(places).reduce((all, [mark, place]) => all.replaceAll(mark, place), text);
}
