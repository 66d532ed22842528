import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

export type Pdf = InstanceType<typeof PDFDocument>;
export type Style = 'title' | 'text' | 'strong';
/** Font files of a typeface by style. */
type Face = Readonly<Record<Style, string>>;

const GEIST = '@fontsource/geist/files/geist-latin';

/** The product's own typefaces. */
const LATIN: Face = {
  title: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  text: `${GEIST}-400-normal.woff`,
  strong: `${GEIST}-600-normal.woff`,
};

const inAllStyles = (file: string): Face => ({ title: file, text: file, strong: file });

/** Fallback typefaces for other scripts. The first one that covers the whole text is used. */
const FALLBACKS: readonly Face[] = [
  // Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian and extended Latin.
  {
    title: 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf',
    text: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    strong: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  },
  // Japanese, Chinese, Korean.
  inAllStyles('@expo-google-fonts/kosugi/Kosugi_400Regular.ttf'),
  inAllStyles('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  inAllStyles('@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
];

/** Parsed by fontkit. pdfkit also takes these as the source of a font, but hands them out only through `_font`. */
interface ParsedFont {
  hasGlyphForCodePoint(point: number): boolean;
}
const currentFont = (doc: Pdf): ParsedFont => (doc as unknown as { _font: { font: ParsedFont } })._font.font;

const parsedFonts = new Map<string, ParsedFont>();

/** Parsed once: what fontkit derives from a font's tables costs more than a page. */
function ownFont(doc: Pdf, file: string): ParsedFont {
  const font = parsedFonts.get(file) ?? currentFont(doc.font(unpackWoff(readFileSync(resolve(file)))));
  parsedFonts.set(file, font);
  return font;
}

/** Our own typefaces are used on every page. Fallbacks are loaded on demand. */
export function registerFonts(doc: Pdf): void {
  for (const file of Object.values(LATIN)) doc.registerFont(file, ownFont(doc, file) as unknown as Uint8Array);
  for (const face of FALLBACKS) for (const file of Object.values(face)) doc.registerFont(file, resolve(file));
}

const isLatin = (text: string): boolean =>
  /^[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2122]*$/.test(text);

/** Number of characters without a glyph in the current font. */
function missingGlyphs(doc: Pdf, text: string): number {
  const font = currentFont(doc);
  return [...text].filter((letter) => letter.trim() && !font.hasGlyphForCodePoint(letter.codePointAt(0)!)).length;
}

/** Selects the typeface with the fewest missing glyphs, almost always none. */
export function chooseFont(doc: Pdf, text: string, style: Style): void {
  if (isLatin(text)) {
    doc.font(LATIN[style]);
    return;
  }
  let best = { file: LATIN[style], lacks: Number.POSITIVE_INFINITY };
  for (const face of FALLBACKS) {
    const lacks = missingGlyphs(doc.font(face[style]), text);
    if (lacks < best.lacks) best = { file: face[style], lacks };
    if (lacks === 0) break;
  }
  doc.font(best.file);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Visual word order for right-to-left text. pdfkit lays out words from left to right and reverses only the letters
 * within each, so Hebrew and Arabic words are passed in reverse order, with runs of numbers and Latin words kept as
 * they are.
 */
export function visualOrder(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  const runs: string[][] = [];
  let before: boolean | undefined;
  for (const word of text.split(' ')) {
    const turned = RIGHT_TO_LEFT.test(word);
    if (turned || before !== turned) runs.unshift([word]);
    else runs[0]!.push(word);
    before = turned;
  }
  return runs.flat().join(' ');
}
