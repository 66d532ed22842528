/** Tokens of a text as parallel arrays; `Word` is the representation of a word. */
export interface Tokens<Word = string> {
  words: Word[];
  starts: number[];
  ends: number[];
  /** Separator before each word: 0 space, 1 colon, bracket or dash, 2 end of a sentence, a cell or a URL. */
  breaks: number[];
}

const LETTER = 1;
/** Scripts without spaces, or with attached prefixes: each character is a word. */
const CHARACTER = 2;
/** Combining and invisible marks, which are ignored. */
const MARK = 3;
const SOFT = 4;
const HARD = 5;

const RANGES: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [
    LETTER,
    ...([
      [0x30, 0x39],
      [0x41, 0x5a],
      [0x61, 0x7a],
      [0xaa, 0xaa],
      [0xb5, 0xb5],
      [0xba, 0xba],
      [0xc0, 0xd6],
      [0xd8, 0xf6],
      [0xf8, 0x2af],
      [0x300, 0x373],
      [0x376, 0x377],
      [0x37b, 0x37d],
      [0x386, 0x386],
      [0x388, 0x587],
      [0x900, 0xdff],
      [0x10a0, 0x10ff],
      [0x1e00, 0x1fff],
    ] as const),
  ],
  [
    CHARACTER,
    ...([
      [0x5d0, 0x5f2],
      [0x620, 0x64a],
      [0x66e, 0x6d3],
      [0x6ee, 0x6ff],
      [0xe01, 0xeff],
      [0x1100, 0x11ff],
      [0x2e80, 0x2fdf],
      [0x3005, 0x3007],
      [0x3041, 0x318f],
      [0x31f0, 0x31ff],
      [0x3400, 0x9fff],
      [0xac00, 0xd7af],
      [0xd800, 0xdfff],
      [0xf900, 0xfaff],
      [0xfb1d, 0xfdc7],
      [0xfe70, 0xfefc],
      [0xff10, 0xff19],
      [0xff21, 0xff3a],
      [0xff41, 0xff5a],
      [0xff66, 0xff9d],
    ] as const),
  ],
  [
    MARK,
    ...([
      [0xad, 0xad],
      [0x591, 0x5c7],
      [0x640, 0x640],
      [0x64b, 0x65f],
      [0x670, 0x670],
      [0x200b, 0x200f],
      [0x2060, 0x2064],
    ] as const),
  ],
];

const CLASSES = new Uint8Array(0x10000);
for (const [name, ...ranges] of RANGES) for (const [from, to] of ranges) CLASSES.fill(name, from, to + 1);
for (const mark of ',，、:：()[]{}<>|–—=•·（）【】「」') CLASSES[mark.charCodeAt(0)] = SOFT;
for (const mark of '.!?;\t\n\ufffc。！？；…') CLASSES[mark.charCodeAt(0)] = HARD;

/** The character is a word by itself. */
export const isCharacterWord = (letter: string): boolean => CLASSES[letter.charCodeAt(0)] === CHARACTER;

/** Letters without a Unicode decomposition. */
const FOLDED: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
};
const FOLDABLE = /[łøđðıßæœþςأإآ]/g;
const ACCENTS = /[\u0300-\u036f]/g;
const HANGUL_OR_KANA = /[\u3041-\u30ff\uac00-\ud7af]/;

/** Normalizes a word for comparison: lowercase, without accents. */
export function fold(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase();
  const bare = HANGUL_OR_KANA.test(lower) ? lower : lower.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return bare.replace(FOLDABLE, (letter) => FOLDED[letter]!);
}

const WORD_MAX = 60;
const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10;

/** End of the URL or email address that starts here; its words are skipped. */
function endOfAddress(text: string, from: number): number {
  let to = from;
  while (to < text.length && !isBlank(text.charCodeAt(to)) && text.charCodeAt(to) < 0x2e80) to++;
  return to;
}

export const emptyTokens = <Word>(): Tokens<Word> => ({ words: [], starts: [], ends: [], breaks: [] });
export const tokensOf = (text: string): Tokens => tokenize(text, fold, emptyTokens());

/** Tokenizes in one pass and skips URLs and email addresses. Refills `tokens`, which the matcher reuses for all texts. */
export function tokenize<Word>(text: string, wordOf: (word: string) => Word, tokens: Tokens<Word>): Tokens<Word> {
  for (const list of Object.values(tokens)) list.length = 0;
  let separator = 0;
  let at = 0;
  const add = (end: number) => {
    tokens.words.push(wordOf(text.slice(at, Math.min(end, at + WORD_MAX))));
    tokens.starts.push(at);
    tokens.ends.push(end);
    tokens.breaks.push(separator);
    separator = 0;
  };
  while (at < text.length) {
    const kind = CLASSES[text.charCodeAt(at)]!;
    if (kind === LETTER) {
      let end = at + 1;
      while (end < text.length && (CLASSES[text.charCodeAt(end)] === LETTER || CLASSES[text.charCodeAt(end)] === MARK))
        end++;
      const next = text.charCodeAt(end);
      const isAddress = next === 64 || (next === 58 && text.startsWith('://', end)) || text.startsWith('www.', at);
      if (isAddress) {
        at = endOfAddress(text, end);
        separator = 2;
        continue;
      }
      add(end);
      at = end;
    } else if (kind === CHARACTER) {
      add(at + 1);
      at++;
    } else {
      if (kind === SOFT && separator < 1) separator = 1;
      else if (kind === HARD) separator = 2;
      at++;
    }
  }
  return tokens;
}
