import { setImmediate } from 'node:timers/promises';
import { reportPdfCopy as copy, reportCopy, reportGroupsCopy } from '#core/copy/intake/transparency.ts';
import { declinedIn, type ReportNumbers } from '#core/rules/intake/report-numbers.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { drawMark } from '../../trade/invoices/pdf/invoice-pdf-parts.ts';
import { type Pdf, registerFonts } from '../../trade/invoices/pdf/pdf-fonts.ts';
import { BOTTOM, COLOR, LEFT, RIGHT, rule, TOP, WIDTH, write } from '../../trade/invoices/pdf/pdf-page.ts';
import type { Report } from './read-transparency.ts';

export interface PrintedReport {
  company: string;
  from: string;
  to: string;
  /** The day on which it is made. */
  today: string;
  report: Report;
}

const ROWS_AT_ONCE = 6;
const [LINE, TITLE_LINE, GAP, SIZE, SMALL] = [20, 11, 34, 9, 8.5];

/** A table whose first column is as wide as the others leave it. */
interface Table {
  titles: readonly string[];
  /** Lines of the longest title. */
  titleLines: number;
  width: number;
  rows: readonly (readonly string[])[];
  /** The last row is the sum of the others. */
  hasTotal?: boolean;
}

const cellsOf = (numbers: ReportNumbers): string[] => [
  thousands(numbers.received),
  thousands(numbers.urls),
  thousands(numbers.disabled),
  thousands(numbers.gone),
  thousands(declinedIn(numbers)),
  thousands(numbers.open),
  thousands(numbers.counter_notices),
  thousands(numbers.restored),
  numbers.median_hours_to_disable === null ? reportCopy.none : String(numbers.median_hours_to_disable),
];

const monthTable = ({ months, totals }: Report): Table => ({
  titles: [
    ...[
      reportCopy.month,
      reportCopy.received,
      reportCopy.urls,
      reportCopy.disabled,
      reportCopy.gone,
      reportCopy.declined,
    ],
    ...[reportCopy.open, reportCopy.counter_notices, reportCopy.restored, reportCopy.median_hours_to_disable],
  ],
  titleLines: 3,
  width: 48,
  rows: [...months.map((row) => [row.month, ...cellsOf(row)]), [reportCopy.total, ...cellsOf(totals)]],
  hasTotal: true,
});

const groupTable = (totals: ReportNumbers, name: keyof typeof reportGroupsCopy): Table => ({
  titles: [reportGroupsCopy[name].title, reportCopy.total],
  titleLines: 1,
  width: 80,
  rows: Object.entries(totals[name]).map(([key, count]) => [
    (reportGroupsCopy[name].names as Record<string, string>)[key]!,
    thousands(count),
  ]),
});

const senderTable = ({ senders }: Report): Table => ({
  titles: [copy.sender, copy.notices, reportCopy.urls],
  titleLines: 1,
  width: 80,
  rows: senders.map(({ name, notices, urls }) => [shortened(name), thousands(notices), thousands(urls)]),
});

const NAME_CHARS = 70;
const shortened = (name: string): string => (name.length > NAME_CHARS ? `${name.slice(0, NAME_CHARS - 1)}…` : name);

/** The report as a document, in the product's look. */
export async function transparencyPdf(printed: PrintedReport): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc: Pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, bottom: 0, left: LEFT, right: LEFT },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: copy.title(printed.company), Author: 'Safeharbor' },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  registerFonts(doc);
  const { report } = printed;
  let y = head(doc, printed);
  y = await draw(doc, monthTable(report), y);
  for (const name of ['by_kind', 'by_source', 'declined'] as const)
    y = await draw(doc, groupTable(report.totals, name), y + GAP);
  if (report.senders.length > 0) await draw(doc, senderTable(report), y + GAP);
  else write(doc, copy.noSenders, { x: LEFT, y: y + LINE, width: WIDTH, size: SMALL, color: COLOR.quiet });
  numberPages(doc);
  doc.end();
  return bytes;
}

function head(doc: Pdf, { company, from, to, today }: PrintedReport): number {
  doc.rect(0, 0, doc.page.width, 6).fill(COLOR.primary);
  drawMark(doc, LEFT, 50);
  write(doc, 'Safeharbor', { x: LEFT + 42, y: 55, size: 18, style: 'title', color: COLOR.primary });
  let y = write(doc, copy.heading, { x: LEFT, y: 108, width: WIDTH, size: 26, style: 'title' });
  y = write(doc, shortened(company), { x: LEFT, y: y + 2, width: WIDTH, size: 13, style: 'strong' });
  const facts = `${copy.range(from, to)} · ${copy.made(today)}`;
  y = write(doc, facts, { x: LEFT, y: y + 4, width: WIDTH, size: 10, color: COLOR.soft });
  return write(doc, copy.counted, { x: LEFT, y: y + 4, width: WIDTH, size: SMALL, color: COLOR.quiet }) + 14;
}

/** Draws a table, on further pages too; returns the y below it. Other work gets its turn in between. */
async function draw(doc: Pdf, table: Table, start: number): Promise<number> {
  const { titles, titleLines, width, rows, hasTotal = false } = table;
  const titleHeight = titleLines * TITLE_LINE + 11;
  const place = (column: number) =>
    column === 0
      ? { x: LEFT + 8, width: WIDTH - 16 - width * (titles.length - 1) }
      : { x: RIGHT - 8 - width * (titles.length - column), width: width - 4, align: 'right' as const };
  const heading = (at: number): number => {
    doc.roundedRect(LEFT, at, WIDTH, titleHeight, 6).fill(COLOR.wash);
    for (const [column, title] of titles.entries())
      write(doc, title, { ...place(column), y: at + 6, size: 7.5, style: 'strong', color: COLOR.washInk });
    return at + titleHeight + 6;
  };
  let y = heading(start + titleHeight + 3 * LINE > BOTTOM ? nextPage(doc) : start);
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    if (y + LINE > BOTTOM) y = heading(nextPage(doc));
    const style = hasTotal && at === rows.length - 1 ? 'strong' : 'text';
    for (const [column, text] of row.entries()) write(doc, text, { ...place(column), y, size: SIZE, style });
    y += LINE;
    rule(doc, LEFT, y - 5, RIGHT);
  }
  return y;
}

function nextPage(doc: Pdf): number {
  doc.addPage();
  return TOP;
}

/** Written last, because it needs the number of pages. */
function numberPages(doc: Pdf): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const y = doc.page.height - 62;
    const text = copy.page(page - start + 1, count);
    write(doc, text, { x: LEFT, y, width: WIDTH, size: SMALL, align: 'right', color: COLOR.quiet });
  }
}
