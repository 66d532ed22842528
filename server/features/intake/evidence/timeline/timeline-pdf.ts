import { timelineCopy as copy } from '#core/copy/intake/evidence-pack.ts';
import { shortDateTimeWithZone } from '#core/rules/text/dates.ts';
import { drawMark } from '../../../trade/invoices/pdf/invoice-pdf-parts.ts';
import { chooseFont, type Pdf, registerFonts, type Style, visualOrder } from '../../../trade/invoices/pdf/pdf-fonts.ts';
import { BOTTOM, COLOR, LEFT, RIGHT, rule, TOP, WIDTH, write } from '../../../trade/invoices/pdf/pdf-page.ts';

export interface TimelineRow {
  /** ISO 8601, in UTC. */
  date: string;
  who: string;
  what: string;
  details: string[];
  history_id: number | null;
}

export interface Timeline {
  number: string;
  /** The agent's time zone. */
  zone: string;
  facts: readonly (readonly [label: string, value: string])[];
  rows: readonly TimelineRow[];
  /** When the newest fact happened: the date of the document. */
  newest: string;
}

const TIME = { x: LEFT + 12, width: 128 };
const WHAT = { x: LEFT + 152, width: WIDTH - 152 - 68 };
const ENTRY = { x: RIGHT - 60, width: 48 };
const [SIZE, SMALL, GAP] = [10, 8.5, 7];
/** Longer words are broken, because pdfkit measures them letter by letter. */
const LONG_WORD = /\S{60}(?=\S)/gu;
const broken = (text: string): string => text.replace(LONG_WORD, (word) => `${word}\n`);

/** What happened about a notice, in the product's look. The same facts give the same bytes. */
export async function timelinePdf(timeline: Timeline): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const { number, rows } = timeline;
  const date = new Date(timeline.newest);
  const doc: Pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, bottom: 0, left: LEFT, right: LEFT },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: copy.title(number), Author: 'Safeharbor', CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  registerFonts(doc);
  let y = titles(doc, head(doc, timeline));
  for (const row of rows) y = draw(doc, row, timeline.zone, y);
  numberPages(doc, number);
  doc.end();
  return bytes;
}

/** Logo, title and the facts of the notice. Returns the y below them. */
function head(doc: Pdf, { number, facts }: Timeline): number {
  doc.rect(0, 0, doc.page.width, 6).fill(COLOR.primary);
  drawMark(doc, LEFT, 50);
  write(doc, 'Safeharbor', { x: LEFT + 42, y: 55, size: 18, style: 'title', color: COLOR.primary });
  write(doc, copy.heading, { x: RIGHT - 240, y: 44, width: 240, size: 32, style: 'title', align: 'right' });
  const label = { x: RIGHT - 240, y: 84, width: 240, size: 11, align: 'right', color: COLOR.quiet } as const;
  write(doc, copy.notice(number), label);
  let y = 122;
  for (const [name, value] of facts) {
    write(doc, name, { x: LEFT, y, width: 130, size: SIZE, color: COLOR.quiet });
    const text = { x: LEFT + 140, y, width: WIDTH - 140, size: SIZE, style: 'strong' } as const;
    y = write(doc, broken(value), text) + 5;
    rule(doc, LEFT, y - 2, RIGHT);
    y += 5;
  }
  return write(doc, copy.intro, { x: LEFT, y: y + 8, width: WIDTH, size: SMALL, color: COLOR.quiet }) + 14;
}

function titles(doc: Pdf, y: number): number {
  doc.roundedRect(LEFT, y, WIDTH, 26, 6).fill(COLOR.wash);
  const title = { y: y + 7, size: 9, style: 'strong', color: COLOR.washInk } as const;
  write(doc, copy.columns.time, { ...title, ...TIME });
  write(doc, copy.columns.what, { ...title, ...WHAT });
  write(doc, copy.columns.entry, { ...title, ...ENTRY, align: 'right' });
  return y + 38;
}

interface Line {
  text: string;
  size: number;
  style: Style;
  color: string;
}

function heightOf(doc: Pdf, { text, size, style }: Line, width: number): number {
  chooseFont(doc, text, style);
  doc.fontSize(size);
  return doc.heightOfString(visualOrder(text), { width, lineGap: 2 });
}

const linesOf = ({ who, what, details }: TimelineRow): Line[] => [
  { text: broken(what), size: SIZE, style: 'strong', color: COLOR.ink },
  ...(who === '' ? [] : [{ text: broken(who), size: SIZE, style: 'text' as const, color: COLOR.soft }]),
  ...details.map((text) => ({ text: broken(text), size: SMALL, style: 'text' as const, color: COLOR.quiet })),
];

const [MINUTE, SECOND] = [16, 19];

/** One row, with as many lines as fit on the page; the others follow on the next one. */
function draw(doc: Pdf, row: TimelineRow, zone: string, start: number): number {
  const lines = linesOf(row);
  const heights = lines.map((line) => heightOf(doc, line, WHAT.width));
  let y = start;
  if (y + Math.max(30, heights[0]! + (heights[1] ?? 0)) > BOTTOM) y = nextPage(doc);
  const { date, history_id } = row;
  const utc = `${date.slice(0, 10)} ${date.slice(11, SECOND)} UTC`;
  write(doc, utc, { ...TIME, y, size: SIZE });
  const own = shortDateTimeWithZone(date, zone);
  write(doc, own, { ...TIME, y: y + MINUTE - 2, size: SMALL, color: COLOR.quiet });
  if (history_id !== null) {
    write(doc, String(history_id), { ...ENTRY, y, size: SMALL, align: 'right', color: COLOR.quiet });
  }
  let below = y + 28;
  let at = y;
  for (const [index, line] of lines.entries()) {
    if (at + heights[index]! > BOTTOM) {
      at = nextPage(doc);
      below = at;
    }
    at = write(doc, line.text, { ...WHAT, y: at, size: line.size, style: line.style, color: line.color });
  }
  below = Math.max(below, at) + GAP;
  rule(doc, LEFT, below - 3, RIGHT);
  return below + GAP;
}

function nextPage(doc: Pdf): number {
  doc.addPage();
  return titles(doc, TOP);
}

/** Written last, because it needs the number of pages. */
function numberPages(doc: Pdf, number: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const y = doc.page.height - 62;
    rule(doc, LEFT, y - 10, RIGHT);
    const place = copy.page(number, page - start + 1, count);
    write(doc, place, { x: LEFT, y, width: WIDTH, size: SMALL, align: 'right', color: COLOR.quiet });
  }
}
