import { useState } from 'react';
import { downloadFile } from '#core/contract/records/files.ts';
import { listInvoices } from '#core/contract/trade/payments.ts';
import { useInvoiceDownloadCopy as copy } from '#core/copy/trade/orders.ts';
import { call } from '#web/lib/call/call.ts';
import { toast } from '#web/lib/toasts.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { CallError, errorText } from '#web/lib/wire/call-error.ts';

/** Downloads the PDF through the invoice that the order references. */
export function useInvoiceDownload(companyId: number, number: string) {
  const [loading, setLoading] = useState(false);
  const file = useDownload();
  const download = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const { results } = await call(listInvoices, { params: { id: String(companyId) }, query: { search: number } });
      const found = results.find((invoice) => invoice.number === number)?.file;
      if (found) await file.download(downloadFile, { params: { id: String(found.file_id) } }, found.name);
      else toast.error(copy.notReady);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(errorText(error));
    } finally {
      setLoading(false);
    }
  };
  return { download: () => void download(), pending: loading || file.pending };
}
