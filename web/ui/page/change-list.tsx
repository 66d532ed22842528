import { ArrowRight } from 'lucide-react';
import { changeListCopy as copy } from '#core/copy/ui.ts';
import { fieldName, fieldValue } from '#web/lib/form/field-names.ts';

interface Props {
  readonly changes: readonly { field: string; from?: unknown; to?: unknown }[];
}

/** Changed fields with their old and new values. */
export const ChangeList = ({ changes }: Props) => (
  <dl aria-label={copy.changedFields} className="divide-y divide-line">
    {changes.map(({ field, from, to }, at) => (
      <div
        // The index is part of the key: one change can contain a field twice, such as two files.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        key={`${field} ${at}`}
        className="grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[170px_minmax(0,1fr)]"
      >
        <dt className="text-13 text-ink-3">{fieldName(field)}</dt>
        <dd className="flex flex-wrap content-start items-center gap-x-2 text-14 [overflow-wrap:anywhere]">
          <del className="text-ink-3 decoration-ink-3/60">{fieldValue(from)}</del>
          <ArrowRight aria-hidden size={14} className="shrink-0 text-ink-3" />
          <span className="sr-only">{copy.changedTo}</span>
          <ins className="font-medium text-ink no-underline">{fieldValue(to)}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
