import type { Transparency } from '#core/contract/intake/transparency.ts';
import { transparencyCopy as copy, reportCopy, reportGroupsCopy } from '#core/copy/intake/transparency.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';

/** The totals by kind, source and reason, without those that are 0. */
export const ReportGroups = ({ totals }: Pick<Transparency, 'totals'>) => (
  <div className="grid gap-4 lg:grid-cols-3">
    {(['by_kind', 'by_source', 'declined'] as const).map((group) => {
      const { title, names } = reportGroupsCopy[group];
      const items = Object.entries(names)
        .map(([key, term]) => ({ term, count: totals[group][key] ?? 0 }))
        .filter(({ count }) => count > 0);
      return (
        <Card key={group} title={title}>
          {items.length === 0 ? (
            <p className="text-13 text-ink-3">{copy.none}</p>
          ) : (
            <DefinitionList items={items.map(({ term, count }) => ({ term, value: thousands(count) }))} />
          )}
        </Card>
      );
    })}
  </div>
);

/** The organizations that sent most notices. */
export const ReportSenders = ({ senders }: Pick<Transparency, 'senders'>) => (
  <Card title={copy.senders}>
    {senders.length === 0 ? (
      <p className="text-13 text-ink-3">{copy.noSenders}</p>
    ) : (
      <table className="w-full table-fixed border-separate border-spacing-0 text-13">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="border-b border-line py-2 text-left font-medium">
              {copy.sender}
            </th>
            <th scope="col" className="w-20 border-b border-line py-2 text-right font-medium">
              {copy.notices}
            </th>
            <th scope="col" className="w-20 border-b border-line py-2 text-right font-medium">
              {reportCopy.urls}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {senders.map(({ name, notices, urls }) => (
            <tr key={name}>
              <th
                scope="row"
                className="border-b border-line py-2 text-left font-medium text-ink [overflow-wrap:anywhere]"
              >
                {name}
              </th>
              <td className="border-b border-line py-2 text-right text-ink-2">{thousands(notices)}</td>
              <td className="border-b border-line py-2 text-right text-ink-2">{thousands(urls)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
);
