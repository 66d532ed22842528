import { ArrowRight } from 'lucide-react';

interface Props {
  readonly changes: readonly { field: string; from?: unknown; to?: unknown }[];
}

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Company (or individual) name',
  address: 'Street',
  line1: 'Line 1',
  line2: 'Line 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  phone: 'Phone',
  notice_email: 'Notice email',
};

const said = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'nothing' : String(value);

/** Fields of a company from what they are to what they become. */
export const ChangeList = ({ changes }: Props) => (
  <dl aria-label="Changed fields" className="divide-y divide-line">
    {changes.map(({ field, from, to }) => (
      <div
        key={field}
        className="grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[170px_minmax(0,1fr)]"
      >
        <dt className="text-13 text-ink-3">{FIELDS[field] ?? field}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2 text-14 [overflow-wrap:anywhere]">
          <del className="text-ink-3 decoration-ink-3/60">{said(from)}</del>
          <ArrowRight aria-hidden size={14} className="shrink-0 self-center text-ink-3" />
          <span className="sr-only">becomes</span>
          <ins className="font-medium text-ink no-underline">{said(to)}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
