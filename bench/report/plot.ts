import { shownPath } from '../calls.ts';
import type { Measured, OfSize } from '../measure/size.ts';
import { BARS, ratioOf } from './bars.ts';

const [LEFT, WIDTH, ROW, TOP] = [250, 360, 17, 46];
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function bar(one: Measured, index: number): string {
  const [ratio, y] = [ratioOf(one), TOP + index * ROW];
  const name = one.call.name.startsWith('…')
    ? `${shownPath(one.call).replace(/\?.*/, '').replaceAll('/', '')} ${one.call.name}`
    : one.call.name;
  const width = (Math.min(ratio, 1.4) / 1.4) * WIDTH;
  return `<text x="${LEFT - 8}" y="${y + 11}" text-anchor="end">${escaped(`${name} (${one.call.who})`)}</text>
<rect x="${LEFT}" y="${y + 2}" width="${width.toFixed(1)}" height="${ROW - 5}" rx="2" class="${ratio >= BARS.ratio ? 'reached' : 'short'}"/>
<text x="${(LEFT + width + 5).toFixed(1)}" y="${y + 11}" class="figure">${ratio.toFixed(2)}</text>`;
}

/** Chart of each read's share of the bare server, with the target. Legible in dark mode. */
export function drawPlot({ calls, size }: OfSize): string {
  const shown = calls.filter(({ call }) => call.kind !== 'write');
  const height = TOP + shown.length * ROW + 14;
  const at = (LEFT + (BARS.ratio / 1.4) * WIDTH).toFixed(1);
  const title = `Processor time of a bare server for the same answer, in parts of the product’s; ${size.notices.toLocaleString('en')} notices`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 60} ${height}" role="img" aria-label="${escaped(title)}">
<style>
text { font: 11px system-ui, sans-serif; fill: #3d4852; } .title { font-weight: 600; } .figure { fill: #606f7b; }
.reached { fill: #2f855a; } .short { fill: #c05621; } .bar { stroke: #8795a1; stroke-dasharray: 3 3; }
@media (prefers-color-scheme: dark) { text { fill: #dae1e7; } .figure { fill: #b8c2cc; } }
</style>
<text x="8" y="16" class="title">${escaped(title)}</text>
<text x="${at}" y="36" text-anchor="middle" class="figure">the bar: ${BARS.ratio}</text>
<line x1="${at}" y1="40" x2="${at}" y2="${height - 10}" class="bar"/>
${shown.map(bar).join('\n')}
</svg>
`;
}
