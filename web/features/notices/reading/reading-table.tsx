import type { ReactNode } from 'react';
import type { Evidence } from '#core/contract/intake/notice-reading.ts';
import { readingCopy as copy } from '#core/copy/intake/reading.ts';

export const rowHead = 'px-3 py-2 text-left font-normal text-ink [overflow-wrap:anywhere]';
const NUMBER = 'px-3 py-2 text-right whitespace-nowrap text-ink-2 tabular-nums';

/** Formats a weight with its sign, which shows its direction: `+1.5`, `−3`. */
export const signed = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
};

interface Props {
  label: string;
  heads: readonly [string, string];
  children: ReactNode;
}

/** Two columns with row headers, narrow enough for a phone. */
export const ReadingTable = ({ label, heads: [first, second], children }: Props) => (
  <div className="mt-2 overflow-hidden rounded-lg border border-line">
    <table aria-label={label} className="w-full text-left text-12">
      <thead className="bg-sunken text-ink-2">
        <tr>
          <th scope="col" className="px-3 py-1.5 font-medium">
            {first}
          </th>
          <th scope="col" className={`px-3 py-1.5 font-medium ${second === copy.weight ? 'text-right' : ''}`}>
            {second}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  </div>
);

interface EvidenceProps {
  label: string;
  evidence: readonly Evidence[];
  hasTotal?: boolean;
}

export const EvidenceTable = ({ label, evidence, hasTotal = false }: EvidenceProps) => (
  <ReadingTable label={label} heads={[copy.evidence, copy.weight]}>
    {evidence.map(({ text, weight }) => (
      <tr key={text} className="align-top">
        <th scope="row" className={rowHead}>
          {text}
        </th>
        <td className={NUMBER}>{weight === null ? copy.decisive : signed(weight)}</td>
      </tr>
    ))}
    {hasTotal && (
      <tr className="bg-sunken font-medium">
        <th scope="row" className="px-3 py-2 text-left font-medium text-ink">
          {copy.total}
        </th>
        <td className={NUMBER}>{signed(evidence.reduce((sum, { weight }) => sum + (weight ?? 0), 0))}</td>
      </tr>
    )}
  </ReadingTable>
);
