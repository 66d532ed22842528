import { setImmediate } from 'node:timers/promises';
import { drawMark } from '../../../trade/invoices/pdf/invoice-pdf-parts.ts';
import { chooseFont, type Pdf, registerFonts, visualOrder } from '../../../trade/invoices/pdf/pdf-fonts.ts';
import { COLOR, LEFT, RIGHT, rule, TOP, WIDTH, write } from '../../../trade/invoices/pdf/pdf-page.ts';

const BOTTOM_MARGIN = 96;
const SIZE = 10;
/** Words that are longer are broken, because pdfkit measures them letter by letter. */
const LONG_WORD = /\S{80}(?=\S)/gu;
/** Lines to write before other work gets its turn. */
const LINES_AT_ONCE = 20;

interface Printed {
  reference: string;
  title: string;
  text: string;
}

/** The full text of a form, as its sender keeps it. */
export async function formPdf({ reference, title, text }: Printed): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc: Pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, bottom: BOTTOM_MARGIN, left: LEFT, right: LEFT },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: 'Safeharbor' },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  registerFonts(doc);
  drawMark(doc, LEFT, TOP);
  doc.x = LEFT;
  doc.y = TOP + 48;
  await writeLines(doc, text.split('\n'));
  numberPages(doc, reference);
  doc.end();
  return bytes;
}

/** The first line of each section is its title. */
async function writeLines(doc: Pdf, lines: readonly string[]): Promise<void> {
  let isTitle = true;
  for (const [at, line] of lines.entries()) {
    if (at % LINES_AT_ONCE === 0) await setImmediate();
    const shown = line.replace(LONG_WORD, (word) => `${word}\n`);
    chooseFont(doc, shown, isTitle ? 'strong' : 'text');
    doc.fontSize(SIZE).fillColor(COLOR.ink);
    if (shown.trim() === '') doc.moveDown();
    else doc.text(visualOrder(shown), { width: WIDTH, lineGap: 2 });
    isTitle = line === '';
  }
}

function numberPages(doc: Pdf, reference: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Otherwise text in the margin would start a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - 62;
    rule(doc, LEFT, y - 10, RIGHT);
    const place = `${reference} · Page ${page - start + 1} of ${count}`;
    write(doc, place, { x: LEFT, y, width: WIDTH, size: 8.5, align: 'right', color: COLOR.quiet });
  }
}
