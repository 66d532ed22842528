import { parseArgs } from 'node:util';
import { buildWhenStale } from '../scripts/lib/built.mjs';
import { times } from './data/size.ts';
import { measureSizes } from './measure/size.ts';
import { judge } from './report/bars.ts';
import { writeReport } from './report/write.ts';

/**
 * `npm run bench`: the built product on a filled PostgreSQL, and on one with ten times the data, against a bare server that answers the
 * same calls, in alternating rounds. `--quick` measures briefly; `--keep FOLDER` keeps the filled databases for the next run; `--only WORD`
 * measures the calls with this word in their name.
 */
const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '1000' },
    domains: { type: 'string', default: '100000' },
    notices: { type: 'string', default: '200000' },
    factor: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
    keep: { type: 'string' },
    only: { type: 'string' },
  },
});
const size = {
  companies: Number(values.companies),
  domains: Number(values.domains),
  notices: Number(values.notices),
};
const built = await buildWhenStale();
if (!built.ok) throw new Error(built.output);
const say = (text: string) => process.stdout.write(`${text}\n`);
const how = {
  ...(values.quick ? { rounds: 2, ms: 400, messages: 500 } : { rounds: 10, ms: 400, messages: 1000 }),
  ...{ kept: values.keep, only: values.only, say },
};
const sizes = Number(values.factor) > 1 ? [size, times(Number(values.factor), size)] : [size];
const [small, large] = await measureSizes(sizes, how);
const verdicts = judge(small!, large);
// Only a full run replaces the last one in docs/proof.md.
const isWhole = process.argv.slice(2).every((word) => word === '--keep' || word === values.keep);
writeReport({ small: small!, large, verdicts, save: isWhole, say });
process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
