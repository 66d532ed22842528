import { messages } from '#core/messages.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { chooseFont, type Pdf } from './pdf-fonts.ts';
import { BOTTOM, COLOR, LEFT, TOP, WIDTH, write } from './pdf-page.ts';

/** The logo of `web/ui/mark.tsx`, 32 points wide. */
export function drawMark(doc: Pdf, x: number, y: number): void {
  doc.save().translate(x, y).lineCap('round');
  doc.roundedRect(0, 0, 32, 32, 8).fill(COLOR.primary);
  doc.path('M22.2 9.8a8.8 8.8 0 1 0 0 12.4').lineWidth(2.6).stroke(COLOR.surface);
  doc.path('M18.9 13.1a4.1 4.1 0 1 0 0 5.8').lineWidth(2.4).stroke(COLOR.arm);
  doc.circle(24.6, 16, 2.2).fill(COLOR.beacon);
  doc.restore();
}

/** Panel with the payment instructions of an open invoice. */
export function paymentPanel(doc: Pdf, { number, instructions, due_date }: InvoiceRow, y: number): void {
  const inner = WIDTH - 40;
  const paragraphs = howToPay(number, instructions);
  const height = 62 + paragraphs.reduce((sum, text) => sum + heightOf(doc, text, inner) + 5, 0);
  let top = y;
  if (top + height > BOTTOM) {
    doc.addPage();
    top = TOP;
  }
  doc.roundedRect(LEFT, top, WIDTH, height, 10).fillAndStroke(COLOR.sunken, COLOR.line);
  doc.roundedRect(LEFT, top + 16, 3, height - 32, 1.5).fill(COLOR.beacon);
  write(doc, 'How to pay', { x: LEFT + 20, y: top + 16, size: 15, style: 'title' });
  let below = write(doc, `Due ${shortDate(due_date)}`, {
    x: LEFT + 20,
    y: top + 20,
    width: inner,
    size: 10,
    align: 'right',
    color: COLOR.quiet,
  });
  below += 10;
  for (const text of paragraphs) {
    below = write(doc, text, { x: LEFT + 20, y: below, width: inner, size: 10, color: COLOR.soft }) + 5;
  }
}

/** The same sentences as in the mail. */
function howToPay(number: string, instructions: string): string[] {
  if (instructions === '') return [messages.chooseMethod];
  if (instructions === messages.paymentDetailsFollow) return [instructions];
  return [...instructions.split('\n').filter(Boolean), `Please use ${number} as the payment reference.`];
}

function heightOf(doc: Pdf, text: string, width: number): number {
  chooseFont(doc, text, 'text');
  doc.fontSize(10);
  return doc.heightOfString(text, { width, lineGap: 2 });
}

/** A slanted PAID or VOID stamp. */
export function invoiceStamp(doc: Pdf, status: 'paid' | 'void', y: number): void {
  const color = status === 'paid' ? COLOR.ok : COLOR.bad;
  const [width, height] = [128, 46];
  const x = LEFT + 6;
  doc.save();
  doc.rotate(-7, { origin: [x + width / 2, y + height / 2] });
  doc.roundedRect(x, y, width, height, 8).lineWidth(2.4).strokeOpacity(0.85).stroke(color);
  doc
    .roundedRect(x + 4, y + 4, width - 8, height - 8, 5)
    .lineWidth(0.8)
    .stroke(color);
  write(doc, status === 'paid' ? 'Paid' : 'Void', {
    x,
    y: y + 7,
    width,
    size: 26,
    style: 'title',
    align: 'center',
    color,
  });
  doc.restore();
}
