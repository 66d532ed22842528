import { money } from '#core/rules/text/money.ts';
import { agentOf, type Config } from '../../../base/config.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import type { Letter } from '../../../mail/letter.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { saveFile } from '../../records/files/store/save-file.ts';
import { openInvoiceLetter, paidInvoiceLetter } from './invoices.letters.ts';
import { invoiceFileName } from './invoices.present.ts';
import { getInvoice, type InvoiceRow, lockInvoice, markInvoiceSent } from './invoices.queries.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

interface Payload {
  invoice_id: number;
}

function letterFor(invoice: InvoiceRow, publicUrl: string): Letter | undefined {
  const content = { ...invoice, total: money(invoice.total_cents), publicUrl };
  if (invoice.status === 'void') return undefined;
  return invoice.status === 'paid' ? paidInvoiceLetter(content) : openInvoiceLetter(content);
}

/** Renders the PDF of the newest revision and mails it. Idempotent: each revision is sent once. */
export function sendInvoice(deps: Deps): JobHandler<Payload> {
  return {
    retry: [10, 60, 600, 3600, 21_600],
    async run({ invoice_id }) {
      const seen = await getInvoice(deps.db, invoice_id);
      if (!seen || seen.sent_revision >= seen.revision) return;
      const bytes = await invoicePdf(seen, agentOf(deps.config), deps.config.SUPPORT_EMAIL);
      await transaction(deps, null, async (tx) => {
        const invoice = await lockInvoice(tx.db, invoice_id);
        // Sent or revised while the PDF was rendered: another job handles it.
        if (invoice?.revision !== seen.revision || invoice.sent_revision >= invoice.revision) return;
        await send(tx, deps.config, invoice, bytes);
      });
    },
  };
}

async function send(tx: Tx, config: Config, invoice: InvoiceRow, bytes: Buffer): Promise<void> {
  const name = invoiceFileName(invoice.number);
  const { id } = await saveFile(tx, {
    name,
    type: 'application/pdf',
    bytes,
    model: 'invoice',
    object_id: invoice.id,
  });
  await markInvoiceSent(tx.db, invoice.id, invoice.revision, id);
  const letter = letterFor(invoice, config.PUBLIC_URL);
  if (letter && invoice.bill_to.email) await enqueueMail(tx, config, invoice.bill_to.email, letter, { file_ids: [id] });
}
