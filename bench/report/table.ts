import { shownPath } from '../calls.ts';
import type { Measured, OfSize } from '../measure/size.ts';
import { growthOf, ratioOf } from './bars.ts';

const HEAD = ['who', 'call', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'bare CPU ms', 'of bare', '× 10 of data'];

const lineOf = (one: Measured, growth: number | undefined): string[] => {
  const { call, product, bare } = one;
  return [
    call.who,
    call.name.startsWith('…') ? `${shownPath(call).replace(/\?.*/, '')} ${call.name}` : call.name,
    product.perSecond.toFixed(0),
    product.p50.toFixed(1),
    product.p99.toFixed(1),
    product.cpu.toFixed(2),
    bare.cpu.toFixed(2),
    ratioOf(one).toFixed(2),
    growth === undefined ? '' : `× ${growth.toFixed(2)}`,
  ];
};

const around = ({ size, startMs, memoryMb, intake }: OfSize): string =>
  [
    `${size.companies.toLocaleString('en')} companies, ${size.domains.toLocaleString('en')} domains, ${size.notices.toLocaleString('en')} notices:`,
    `${startMs === undefined ? '' : `start to healthy ${startMs.toFixed(0)} ms, `}memory at most ${memoryMb.toFixed(0)} MB`,
    ...(intake
      ? [
          `intake ${intake.product.toFixed(0)} messages a second, bare ${intake.bare.toFixed(0)}: ${intake.ratio.toFixed(2)}`,
        ]
      : []),
  ].join('\n  ');

/** Table of all calls at the first size, with the growth at ten times the data. */
export function tableOf(small: OfSize, large: OfSize | undefined): string {
  const growth = large && growthOf(small, large);
  const rows = [HEAD, ...small.calls.map((one, index) => lineOf(one, growth?.[index]?.growth))];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const text = rows.map((row) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  '),
  );
  return [...text, '', ...[small, ...(large ? [large] : [])].map(around)].join('\n');
}
