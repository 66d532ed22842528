import type { Order } from '#core/contract/orders.ts';
import { plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';

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

/** What the order changes: the company's fields from → to, and how many domains come and go. */
export function OrderChanges({ order }: { order: Order }) {
  const { changes, added, removed } = order;
  if (changes.length + added.length + removed.length === 0) return null;
  return (
    <Card title="What changes">
      <ul className="flex flex-col gap-2 text-14 text-ink">
        {changes.map(({ field, from, to }) => (
          <li key={field} className="[overflow-wrap:anywhere]">
            <span className="text-ink-3">{FIELDS[field] ?? field}: </span>
            {said(from)} <span aria-hidden>→</span>
            <span className="sr-only">becomes</span> <strong className="font-medium">{said(to)}</strong>
          </li>
        ))}
        {added.length > 0 && (
          <li>
            <span className="font-medium text-ok">+ {plural(added.length, 'domain')}</span> added
          </li>
        )}
        {removed.length > 0 && (
          <li>
            <span className="font-medium text-bad">− {plural(removed.length, 'domain')}</span> removed
          </li>
        )}
      </ul>
    </Card>
  );
}
