import type { Agent } from '#core/contract/registry/agent.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { exactDollars, money } from '#core/rules/text/money.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { drawMark, invoiceStamp, paymentPanel } from './invoice-pdf-parts.ts';
import { type Pdf, registerFonts } from './pdf-fonts.ts';
import { BOTTOM, COLOR, LEFT, RIGHT, rule, TOP, WIDTH, write } from './pdf-page.ts';

/** Renders an invoice in the product's design. Paid and void invoices carry a stamp. */
export async function invoicePdf(invoice: InvoiceRow, agent: Agent, supportEmail: string): Promise<Buffer> {
  // Imported lazily: pdfkit loads large font tables, and most processes never render a PDF.
  const { default: PDFDocument } = await import('pdfkit');
  const { number } = invoice;
  const doc: Pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, bottom: 0, left: LEFT, right: LEFT },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Invoice ${number}`, Author: 'Safeharbor', CreationDate: new Date(invoice.date) },
  });
  registerFonts(doc);
  const bytes = collect(doc);
  head(doc, invoice);
  const y = lines(doc, invoice, parties(doc, invoice, 168) + 34);
  if (invoice.status === 'open') paymentPanel(doc, invoice, y + 28);
  else invoiceStamp(doc, invoice.status, y + 6);
  foot(doc, number, agent, supportEmail);
  doc.end();
  return bytes;
}

function collect(doc: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** The logo and the document's title. */
function head(doc: Pdf, { number }: InvoiceRow): void {
  doc.rect(0, 0, doc.page.width, 6).fill(COLOR.primary);
  drawMark(doc, LEFT, 50);
  write(doc, 'Safeharbor', { x: LEFT + 42, y: 55, size: 18, style: 'title', color: COLOR.primary });
  write(doc, 'Invoice', { x: RIGHT - 240, y: 44, width: 240, size: 32, style: 'title', align: 'right' });
  const label = { x: RIGHT - 240, y: 84, width: 240, size: 11, align: 'right', color: COLOR.quiet } as const;
  write(doc, number, label);
}

/** Billing address on the left, dates on the right. Returns the y below both. */
function parties(doc: Pdf, invoice: InvoiceRow, y: number): number {
  const { bill_to } = invoice;
  const half = WIDTH / 2 - 12;
  caption(doc, 'Billed to', LEFT, y - 28);
  let below = write(doc, bill_to.name, { x: LEFT, y: y - 12, width: half, size: 12, style: 'strong' });
  for (const line of addressOf(bill_to)) {
    below = write(doc, line, { x: LEFT, y: below + 2, width: half, size: 10, color: COLOR.soft });
  }
  const x = LEFT + WIDTH / 2 + 20;
  let row = y - 28;
  for (const [name, value] of factsOf(invoice)) {
    write(doc, name, { x, y: row, width: 80, size: 10, color: COLOR.quiet });
    const end = write(doc, value, {
      x: x + 80,
      y: row,
      width: RIGHT - x - 80,
      size: 10,
      style: 'strong',
      align: 'right',
    });
    row = Math.max(row + 20, end + 6);
    rule(doc, x, row - 5, RIGHT);
  }
  return Math.max(below, row);
}

/** Dates, the service period, and how it was or will be paid. */
function factsOf(invoice: InvoiceRow): (readonly [string, string])[] {
  const { date, due_date, order_number, total_cents, status, method, service_start, service_end } = invoice;
  return [
    ['Date', shortDate(date)],
    ['Due', shortDate(due_date)],
    ...(order_number ? [['Order', order_number] as const] : []),
    ...(service_start && service_end
      ? [['Service period', `${shortDate(service_start)} – ${shortDate(service_end)}`] as const]
      : []),
    ...(method && status !== 'void' ? [[status === 'paid' ? 'Paid by' : 'Payment by', method] as const] : []),
    ['Amount', `${exactDollars(money(total_cents))} USD`],
  ];
}

/** Deduplicated: the first billing line may equal the street. */
function addressOf(to: InvoiceRow['bill_to']): string[] {
  const town = [to.city, [to.state, to.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const vat = to.vat_number && `VAT number ${to.vat_number}`;
  return [...new Set([to.line1, to.address, town, to.country, vat, to.email])].filter(Boolean);
}

const caption = (doc: Pdf, text: string, x: number, y: number): number =>
  write(doc, text, { x, y, size: 9, style: 'strong', color: COLOR.primary });

const COLUMNS = [
  { title: 'Description', x: LEFT + 12, width: WIDTH - 252, align: 'left' },
  { title: 'Quantity', x: RIGHT - 234, width: 60, align: 'right' },
  { title: 'Unit price', x: RIGHT - 164, width: 72, align: 'right' },
  { title: 'Amount', x: RIGHT - 84, width: 72, align: 'right' },
] as const;

/** The line items and the total, across pages as needed. Returns the y below them. */
function lines(doc: Pdf, { lines: list, total_cents }: InvoiceRow, start: number): number {
  let y = titles(doc, roomFor(doc, start, 120));
  for (const { description, quantity, unit_price, total } of list) {
    if (roomFor(doc, y, 60) !== y) y = titles(doc, TOP);
    const cells = [description, String(quantity), exactDollars(unit_price), exactDollars(total)];
    const ends = COLUMNS.map(({ x, width, align }, i) => write(doc, cells[i]!, { x, y, width, align, size: 10 }));
    y = Math.max(...ends) + 10;
    rule(doc, LEFT, y - 1, RIGHT);
    y += 10;
  }
  y = roomFor(doc, y, 60);
  write(doc, 'Total', { x: RIGHT - 234, y: y + 4, width: 120, size: 12, style: 'strong' });
  const total = { x: RIGHT - 200, y, width: 188, size: 20, style: 'title', align: 'right', color: COLOR.primary };
  return write(doc, exactDollars(money(total_cents)), total as Parameters<typeof write>[2]);
}

/** Starts a new page unless `height` fits below `y`. Returns where to continue. */
function roomFor(doc: Pdf, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  doc.addPage();
  return TOP;
}

function titles(doc: Pdf, y: number): number {
  doc.roundedRect(LEFT, y, WIDTH, 26, 6).fill(COLOR.wash);
  for (const { title, x, width, align } of COLUMNS) {
    write(doc, title, { x, y: y + 7, width, align, size: 9, style: 'strong', color: COLOR.washInk });
  }
  return y + 38;
}

/** Footer with our address and the page number, written last because it needs the page count. */
function foot(doc: Pdf, number: string, agent: Agent, supportEmail: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const y = doc.page.height - 62;
    rule(doc, LEFT, y - 10, RIGHT);
    const who = oneLine(`${agent.organization} · ${agent.address}`);
    write(doc, who, { x: LEFT, y, width: WIDTH - 120, size: 8.5, color: COLOR.quiet });
    write(doc, supportEmail, { x: LEFT, y: y + 13, width: WIDTH - 120, size: 8.5, color: COLOR.quiet });
    const place = `${number} · Page ${page - start + 1} of ${count}`;
    write(doc, place, { x: RIGHT - 160, y, width: 160, size: 8.5, align: 'right', color: COLOR.quiet });
  }
}
