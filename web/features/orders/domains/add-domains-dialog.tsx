import { useId, useRef, useState } from 'react';
import { uploadDomains } from '#core/contract/registry/domains.ts';
import { addOrderDomains, type Order } from '#core/contract/trade/orders.ts';
import { addDomainsDialogCopy as copy } from '#core/copy/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { upload } from '#web/lib/call/upload.ts';
import { CallError } from '#web/lib/wire/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { DropTarget } from '#web/ui/form/drop-target.tsx';
import { placeOnLines, readDomainLines, writeDomainLines } from './domain-lines.ts';

interface Problem {
  line: number | null;
  message: string;
}

/** Adds domains to an editable order: typed, pasted, or imported from a spreadsheet. */
export function AddDomainsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const add = useAct(addOrderDomains, { toast: messages.orderUpdated, inPlace: true });
  const id = useId();
  const entries = readDomainLines(text);

  const submit = async () => {
    if (entries.length === 0) {
      setProblems([{ line: null, message: messages.domainRequired }]);
      return;
    }
    const domains = entries.map(({ name, email }) => ({ name, email }));
    const outcome = await add({ params: { id: String(order.id) }, body: { domains } });
    if (outcome?.done) onClose();
    else if (outcome) {
      const placed = placeOnLines(outcome.fields, entries);
      setProblems(placed.length > 0 ? placed : [{ line: null, message: outcome.message }]);
    }
  };

  return (
    <Dialog title={copy.title} size="lg" description={copy.description} onClose={onClose}>
      <form
        aria-label={copy.formLabel}
        className="flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label htmlFor={id} className="mb-1.5 text-13 font-medium text-ink">
          {copy.domains}
        </label>
        <textarea
          id={id}
          value={text}
          rows={8}
          spellCheck={false}
          autoCapitalize="none"
          placeholder={copy.placeholder}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProblems([]);
          }}
          className="w-full rounded-md border border-line-strong bg-surface px-3 py-2 font-mono text-13 text-ink placeholder:text-ink-3 aria-invalid:border-bad touch:text-16"
        />
        {problems.length > 0 && (
          <div id={`${id}-problems`} role="alert" className="mt-2 max-h-40 overflow-y-auto text-12 text-bad">
            <ul>
              {problems.map(({ line, message }) => (
                <li key={`${line} ${message}`} className="[overflow-wrap:anywhere]">
                  {line === null ? message : copy.line(line, message)}
                </li>
              ))}
            </ul>
          </div>
        )}
        <SheetUpload
          onRead={(domains, errors) => {
            setText((typed) => [typed.trimEnd(), writeDomainLines(domains)].filter(Boolean).join('\n'));
            setProblems(errors);
          }}
        />
        <Actions note={entries.length > 0 ? copy.domainCount(entries.length) : undefined}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            {copy.add}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

interface SheetProps {
  onRead: (domains: readonly { name: string; email: string | null }[], errors: readonly Problem[]) => void;
}

/** decisions §5: a spreadsheet is parsed but not saved; errors name their row. */
function SheetUpload({ onRead }: SheetProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const read = async (file: File) => {
    running.current = new AbortController();
    setProgress(0);
    try {
      const { signal } = running.current;
      const { domains, errors } = await upload(uploadDomains, { files: [file] }, { onProgress: setProgress, signal });
      onRead(
        domains,
        errors.map(({ row, domain, message }) => ({ line: null, message: copy.row(row, domain, message) })),
      );
    } catch (error) {
      if (error instanceof CallError) onRead([], [{ line: null, message: error.message }]);
      else if (!running.current.signal.aborted) throw error;
    } finally {
      setProgress(null);
    }
  };
  return (
    <div className="mt-4">
      <DropTarget
        label={copy.chooseAFile}
        accept=".xlsx,.csv"
        busy={progress !== null}
        progress={progress ?? undefined}
        onCancel={() => running.current?.abort()}
        onFile={(file) => void read(file)}
      >
        <p className="flex-1 text-13 text-ink-2">{copy.dropHint}</p>
      </DropTarget>
    </div>
  );
}
