import { useState } from 'react';
import { urlActionsCopy as copy } from '#core/copy/intake/record-actions.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { CheckLine } from '#web/ui/form/check-line.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { toggled } from '#web/ui/list/use-selection.ts';

const SHOWN = 10;

interface Props {
  label: string;
  urls: readonly { id: number; url: string }[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  error?: string;
}

/** Chooses some of the URLs of a notice, in pages. */
export function UrlChoice({ label, urls, chosen, onChange, error }: Props) {
  const [page, setPage] = useState(1);
  const isEvery = urls.every(({ id }) => chosen.has(id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-medium text-ink">{label}</legend>
      <div className="rounded-lg border border-line">
        {urls.length > 1 && (
          <div className="flex items-center gap-3 border-b border-line bg-sunken px-4 py-2">
            <Checkbox
              label={copy.selectAll}
              checked={isEvery}
              indeterminate={chosen.size > 0 && !isEvery}
              onChange={() => onChange(isEvery ? new Set() : new Set(urls.map(({ id }) => id)))}
            />
            <span className="text-12 text-ink-3 tabular-nums">{copy.selected(chosen.size)}</span>
          </div>
        )}
        <ul className="divide-y divide-line">
          {urls.slice((page - 1) * SHOWN, page * SHOWN).map(({ id, url }) => (
            <li key={id} className="px-4 py-2">
              <CheckLine label={url} checked={chosen.has(id)} onChange={(isOn) => onChange(toggled(chosen, id, isOn))}>
                <span className="block font-mono text-12 leading-5">
                  <Breakable text={url} />
                </span>
              </CheckLine>
            </li>
          ))}
        </ul>
      </div>
      {urls.length > SHOWN && (
        <div className="mt-2">
          <Pager page={page} perPage={SHOWN} count={urls.length} onPage={setPage} names={copy.pages} />
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-12 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
