/** Languages with a script of their own. Japanese comes before Chinese, whose characters it uses, too. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['th', /\p{Script=Thai}/gu],
];
const OWN_SCRIPT_MIN = 20;

/** Frequent words that the other languages don't have. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of that this with have which are from please your',
  de: 'der die das und ist nicht mit auf dem den ich wir sie bitte eine werden',
  es: 'el los las una por con que del para está nuestra usted favor',
  fr: 'le les des une est nous vous que dans pour sur avec cette veuillez',
  it: 'il gli della che sono con una nel delle questo siamo vostra',
  pt: 'os uma não para são pelo nosso você dos esta conteúdo',
  nl: 'het een van dat niet zijn wij deze voor met aan wordt',
  pl: 'nie się jest oraz przez dla które tego proszę naszej',
  sv: 'och att det som är inte för vi har med till denna',
};
const SETS = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const);
const READ_CHARS = 5_000;
/** Fewer words than these may be names. */
const WORDS_MIN = 3;
const ADDRESS = /\S*(?:@|:\/\/|www\.)\S*/giu;

/** The language of a letter, as ISO 639-1; English if nothing tells. */
export function languageOf(text: string): string {
  const start = text.slice(0, READ_CHARS).replace(ADDRESS, ' ');
  for (const [language, script] of SCRIPTS) if ((start.match(script)?.length ?? 0) >= OWN_SCRIPT_MIN) return language;
  const words = start.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best = { language: 'en', count: 0 };
  for (const [language, set] of SETS) {
    const count = words.filter((word) => set.has(word)).length;
    if (count >= WORDS_MIN && count > best.count) best = { language, count };
  }
  return best.language;
}
