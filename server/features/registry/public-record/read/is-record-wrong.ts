import { differenceRemedy } from '#core/rules/registry/public-record/remedy.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Config } from '../../../../base/config.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { reportsOf } from './read-report.ts';

/** Whether the public record differs from ours in something that an amendment corrects, and nobody accepted it. */
export async function isRecordWrong({ db, now }: Tx, config: Config, company_id: number): Promise<boolean> {
  const report = (await reportsOf(db, config, dateOf(now), [company_id])).get(company_id);
  return (
    report?.found.some(({ difference, accepted }) => !accepted && differenceRemedy(difference) === 'amend') ?? false
  );
}
