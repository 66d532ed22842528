import type { Transparency } from '#core/contract/intake/transparency.ts';
import { transparencyCopy as copy, reportCopy } from '#core/copy/intake/transparency.ts';
import { declinedIn } from '#core/rules/intake/report-numbers.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { Card } from '#web/ui/page/card.tsx';
import { monthName } from './months.ts';

type Numbers = Transparency['totals'];

const COLUMNS: readonly { title: string; value: (numbers: Numbers) => string }[] = [
  { title: reportCopy.received, value: ({ received }) => thousands(received) },
  { title: reportCopy.urls, value: ({ urls }) => thousands(urls) },
  { title: reportCopy.disabled, value: ({ disabled }) => thousands(disabled) },
  { title: reportCopy.gone, value: ({ gone }) => thousands(gone) },
  { title: reportCopy.declined, value: (numbers) => thousands(declinedIn(numbers)) },
  { title: reportCopy.open, value: ({ open }) => thousands(open) },
  { title: reportCopy.counter_notices, value: ({ counter_notices }) => thousands(counter_notices) },
  { title: reportCopy.restored, value: ({ restored }) => thousands(restored) },
  {
    title: reportCopy.median_hours_to_disable,
    value: ({ median_hours_to_disable: median }) => (median === null ? reportCopy.none : String(median)),
  },
];

/** The month stays in sight when the table is scrolled. */
const month = 'first:sticky first:left-0 first:bg-surface first:text-left';
const cell = `border-b border-line px-3 py-2.5 first:pl-0 last:pr-0 text-right text-13 whitespace-nowrap tabular-nums ${month}`;
const head = 'text-left font-medium text-ink';

/** The numbers of each month and their totals. */
export const ReportTable = ({ months, totals }: Pick<Transparency, 'months' | 'totals'>) => (
  <Card title={copy.months}>
    <p className="-mt-1 mb-3 text-13 text-ink-3">{copy.counted}</p>
    {/* Focusable, so that a wide table can be scrolled by keyboard. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container */}
    <section aria-label={copy.table} tabIndex={0} className="overflow-x-auto rounded-sm">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {[reportCopy.month, ...COLUMNS.map(({ title }) => title)].map((title) => (
              <th key={title} scope="col" className={`${cell} align-bottom font-medium text-ink-3`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((row) => (
            <tr key={row.month}>
              <th scope="row" className={`${cell} ${head}`}>
                {monthName(row.month)}
              </th>
              {COLUMNS.map(({ title, value }) => (
                <td key={title} className={`${cell} text-ink-2`}>
                  {value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${cell} ${head} border-b-0`}>
              {reportCopy.total}
            </th>
            {COLUMNS.map(({ title, value }) => (
              <td key={title} className={`${cell} border-b-0 font-medium text-ink`}>
                {value(totals)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  </Card>
);
