import { markdownTable } from '../../scripts/lib/proof.mjs';
import { shownPath } from '../calls.ts';
import type { OfSize } from '../measure/size.ts';
import { BARS, growthOf, ratioOf } from './bars.ts';

/** The tables of docs/proof.md: all calls, then the figures per size. */
export function proofTables(small: OfSize, large: OfSize): string[] {
  const growth = growthOf(small, large);
  const calls = small.calls.map((one, index) => {
    const { call, product } = one;
    const name = call.name.startsWith('…') ? `${shownPath(call).replace(/\?.*/, '')} ${call.name}` : call.name;
    const figures = [
      product.perSecond.toFixed(0),
      product.p50.toFixed(1),
      product.p99.toFixed(0),
      product.cpu.toFixed(2),
    ];
    const ratios = [ratioOf(one), ratioOf(large.calls[index]!)].map((ratio) => ratio.toFixed(2));
    return [call.who, name, ...figures, ...ratios, `× ${growth[index]!.growth.toFixed(2)}`];
  });
  const sizes = [small, large];
  const each = (what: string, figureOf: (one: OfSize) => string, bar: string) => [what, ...sizes.map(figureOf), bar];
  const notices = ({ size }: OfSize): string => `${size.notices.toLocaleString('en')} notices`;
  return [
    markdownTable(
      ['Who', 'Call', 'Requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'Of bare', 'Of bare, × 10', 'Cost at × 10'],
      calls,
    ),
    markdownTable(
      ['', ...sizes.map(notices), 'Bar'],
      [
        each('start to healthy, ms', ({ startMs }) => startMs?.toFixed(0) ?? '–', `${BARS.startMs}`),
        each('peak memory, MB', ({ memoryMb }) => memoryMb.toFixed(0), `${BARS.memoryMb}`),
        each('inbound messages/s', ({ intake }) => intake?.product.toFixed(0) ?? '–', '–'),
        each('inbound, of bare', ({ intake }) => intake?.ratio.toFixed(2) ?? '–', `${BARS.intake}`),
        each('answers that differ from the bare server’s', ({ unlike }) => `${unlike.length}`, '0'),
      ],
    ),
  ];
}
