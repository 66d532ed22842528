import { Download } from 'lucide-react';
import { useState } from 'react';
import { exportButtonCopy as copy } from '#core/copy/ui.ts';
import { messages } from '#core/messages.ts';
import { type CsvColumn, csvText, saveCsv } from '#web/lib/csv.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';

interface Props<Row> {
  /** File name without the extension. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Loads all rows that match the filters, not only the current page. */
  load: () => Promise<readonly Row[]>;
  disabled?: boolean;
}

export function ExportButton<Row>({ name, columns, load, disabled }: Props<Row>) {
  const [isPending, setIsPending] = useState(false);
  const run = async () => {
    setIsPending(true);
    try {
      saveCsv(`${name}.csv`, csvText(await load(), columns));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : messages.wrong);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button variant="secondary" pending={isPending} disabled={disabled} onClick={run}>
      <Download aria-hidden className="size-4" /> {copy.exportCsv}
    </Button>
  );
}
