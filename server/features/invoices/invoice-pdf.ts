import PDFDocument from 'pdfkit';
import type { InvoiceRow } from './invoices.queries.ts';

export async function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
  doc.text(invoice.number);
  doc.end();
  return done;
}
