import { Download, Printer } from 'lucide-react';
import { codesDialogCopy as copy } from '#core/copy/records/factors.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  email: string;
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, to copy, download or print. The server does not have them any more. */
export function CodesDialog({ email, codes, onClose }: Props) {
  const text = [copy.fileTitle(email), copy.fileText, '', ...codes, ''].join('\n');
  return (
    <Dialog title={copy.title} onClose={onClose}>
      <div data-print-alone className="flex shrink-0 grow flex-col gap-4">
        <p className="text-14 text-ink-2 text-pretty">{copy.text}</p>
        <p className="hidden text-14 print:block">{copy.fileTitle(email)}</p>
        <ul
          aria-label={copy.title}
          className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-sunken px-4 py-3 font-mono text-16 text-ink"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyButton label={copy.copyAll} text={text}>
            {copy.copy}
          </CopyButton>
          <Button
            size="sm"
            icon={<Download aria-hidden size={16} />}
            onClick={() => saveFile(copy.fileName, new Blob([text], { type: 'text/plain' }))}
          >
            {copy.download}
          </Button>
          <Button size="sm" icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
        <Actions>
          <Button variant="primary" onClick={onClose} className="print:hidden">
            {copy.saved}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}
