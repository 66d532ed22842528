import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);

export type Pdf = InstanceType<typeof PDFDocument>;
export type Style = 'title' | 'text' | 'strong';
/** The files of a face, by what they are used for. */
type Face = Readonly<Record<Style, string>>;

const GEIST = '@fontsource/geist/files/geist-latin';

/** The product's own faces. */
const LATIN: Face = {
  title: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff',
  text: `${GEIST}-400-normal.woff`,
  strong: `${GEIST}-600-normal.woff`,
};

const inAllStyles = (file: string): Face => ({ title: file, text: file, strong: file });

/** Names come in any script. The first face that has all letters of a text is taken. */
const OTHERS: readonly Face[] = [
  // Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian, and the rarer Latin letters.
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

const unpacked = new Map<string, Buffer>();

/** Our own faces are on every page: they are unpacked once. The others are read where they are needed. */
export function registerFonts(doc: Pdf): void {
  for (const file of Object.values(LATIN)) {
    const bytes = unpacked.get(file) ?? unpackWoff(readFileSync(resolve(file)));
    unpacked.set(file, bytes);
    doc.registerFont(file, bytes);
  }
  for (const face of OTHERS) for (const file of Object.values(face)) doc.registerFont(file, resolve(file));
}

const isLatin = (text: string): boolean =>
  /^[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2122]*$/.test(text);

/** How many letters of a text the chosen face lacks: pdfkit keeps the font's own tables behind this name. */
function missing(doc: Pdf, text: string): number {
  const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font;
  return [...text].filter((letter) => letter.trim() && !font.hasGlyphForCodePoint(letter.codePointAt(0)!)).length;
}

/** Chooses the face that shows most of a text, which is nearly always all of it. */
export function chooseFont(doc: Pdf, text: string, style: Style): void {
  if (isLatin(text)) {
    doc.font(LATIN[style]);
    return;
  }
  let best = { file: LATIN[style], lacks: Number.POSITIVE_INFINITY };
  for (const face of OTHERS) {
    const lacks = missing(doc.font(face[style]), text);
    if (lacks < best.lacks) best = { file: face[style], lacks };
    if (lacks === 0) break;
  }
  doc.font(best.file);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Words in the order they stand on paper. pdfkit sets them from left to right and turns only the letters of each, so a
 * line of Hebrew or Arabic is handed over back to front, with the numbers and Latin words in it as they were.
 */
export function onPaper(text: string): string {
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
