import { COMPANY_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { digestWeek, weekAfter, weekBefore } from '#core/rules/views/digest.ts';
import { REMEDIES } from '#core/rules/views/protection.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { receivedInWeek } from '../../intake/notices/read/received-in-week.ts';
import { companiesOf } from '../../records/users/read/list-user-companies.ts';
import { readProtection } from '../protection/read-protection.ts';
import { type CompanyWeek, digestLetter, hasNews } from './digest.letters.ts';
import { beginDigest, lockReader, markDigestSent, setDigestDate } from './digest.queries.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** The reader's companies with their report for the week. */
async function weekOf(tx: Tx, user_id: number, week: string): Promise<CompanyWeek[]> {
  const companies = (await companiesOf(tx.db, user_id)).filter(({ status }) => status.id !== COMPANY_STATUS.removed);
  const weeks: CompanyWeek[] = [];
  for (const { id, name, status, roles } of companies) {
    const reader = { id: user_id, is_superuser: false };
    weeks.push({
      id,
      name,
      status_id: status.id,
      report: await readProtection({ db: tx.db, clock: { now: () => tx.now } }, EVERYTHING, id),
      received: await receivedInWeek(tx.db, id, weekBefore(week)),
      may: (remedy) => can(reader, REMEDIES[remedy], { roles }),
      handlesNotices: can(reader, 'notice.handle', { roles }),
    });
  }
  return weeks;
}

/** Sends one user's digest if there is anything to report: once per week, starting with the first full week. */
export async function sendDigest(tx: Tx, deps: Pick<Deps, 'config' | 'jwtSecrets'>, user_id: number): Promise<void> {
  const week = digestWeek(tx.now);
  const reader = await lockReader(tx.db, user_id, week);
  if (!reader) return;
  await setDigestDate(tx.db, user_id, weekAfter(week));
  if (reader.is_new || !(await beginDigest(tx.db, user_id, week, tx.now))) return;
  const companies = await weekOf(tx, user_id, week);
  if (!companies.some(hasNews)) return;
  const url = unsubscribeUrl(deps, user_id);
  const { PUBLIC_URL: publicUrl, SUPPORT_EMAIL: supportEmail } = deps.config;
  const letter = digestLetter({ publicUrl, supportEmail, unsubscribeUrl: url, companies });
  await enqueueMail(tx, deps.config, reader.email, letter, { unsubscribe_url: url });
  await markDigestSent(tx.db, user_id, week);
}
