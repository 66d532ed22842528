import { useState } from 'react';
import { downloadFile } from '#core/contract/records/notes.ts';
import { listInvoices } from '#core/contract/trade/payments.ts';
import { useInvoiceDownloadCopy as copy } from '#core/copy/trade/orders.ts';
import { call } from '#web/lib/call/call.ts';
import { toast } from '#web/lib/toasts.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { CallError, errorText } from '#web/lib/wire/call-error.ts';

/** An order names its invoice; the file is the invoice's. */
export function useInvoiceDownload(companyId: number, number: string) {
  const [asking, setAsking] = useState(false);
  const file = useDownload();
  const download = async () => {
    if (asking) return;
    setAsking(true);
    try {
      const { results } = await call(listInvoices, { params: { id: String(companyId) }, query: { search: number } });
      const found = results.find((invoice) => invoice.number === number)?.file;
      if (found) await file.download(downloadFile, { params: { id: String(found.file_id) } }, found.name);
      else toast.error(copy.theInvoiceIsStillBeing);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(errorText(error));
    } finally {
      setAsking(false);
    }
  };
  return { download: () => void download(), pending: asking || file.pending };
}
