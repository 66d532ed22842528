import { Download } from 'lucide-react';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { exportListCopy as copy } from '#core/copy/ui.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { useDownload } from '#web/lib/use-download.ts';
import type { CallInput } from '#web/lib/wire/transport.ts';
import { Button } from '#web/ui/button.tsx';

interface Props<E extends Endpoint> {
  /** The file's name, without its date and ending. */
  name: string;
  endpoint: E;
  /** What the list shows, all of its pages. */
  input: CallInput<E>;
}

/** A list as a sheet that the server writes: it can be longer than a browser should gather page by page. */
export function ExportList<E extends Endpoint>({ name, endpoint, input }: Props<E>) {
  const { download, pending } = useDownload();
  return (
    <Button pending={pending} onClick={() => void download(endpoint, input, `${name}-${dateOf(new Date())}.csv`)}>
      <Download aria-hidden className="size-4" /> {copy.exportCsv}
    </Button>
  );
}
