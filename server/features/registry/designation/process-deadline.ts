import { REMINDER_DAYS } from '#core/constants.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { nextClockDate, reminderDue } from '#core/rules/registry/designation.ts';
import { dateOf, daysBetween } from '#core/rules/text/calendar.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import type { Config } from '../../../base/config.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Letter } from '../../../mail/letter.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { type CompanyRow, updateCompany } from '../companies/companies.queries.ts';
import { mailManagers } from '../companies/mail-managers.ts';
import { openOrders } from '../companies/read/open-order.ts';
import { expiredLetter, reminderLetter } from './designation.letters.ts';
import { insertReminder, lockDueCompany } from './designation.queries.ts';
import { expireDesignation } from './file-designation.ts';

type Filed = CompanyRow & { expires_date: string };

const isFiled = (company: CompanyRow): company is Filed =>
  company.expires_date !== null &&
  (company.status_id === COMPANY_STATUS.registered || company.status_id === COMPANY_STATUS.suspended);

/** Processes one due designation: sends its reminder or expires it. */
export async function processDeadline(tx: Tx, config: Config, id: number): Promise<void> {
  const today = dateOf(tx.now);
  const company = await lockDueCompany(tx.db, id, today);
  if (!company) return;
  if (!isFiled(company)) return updateCompany(tx.db, id, { clock_date: null });
  if (company.expires_date <= today) return expire(tx, config, company);
  await remind(tx, config, company, today);
  await updateCompany(tx.db, id, { clock_date: nextClockDate(company.expires_date, today) });
}

/** decisions §11: if several reminders were missed, only the one closest to the expiry is sent; the others count as sent. */
async function remind(tx: Tx, config: Config, company: Filed, today: string): Promise<void> {
  const { id, expires_date } = company;
  const due = reminderDue(expires_date, today);
  if (due === undefined) return;
  const reminder = { company_id: id, expires_date, date: tx.now };
  for (const days of REMINDER_DAYS.filter((farther) => farther > due))
    await insertReminder(tx.db, { ...reminder, days, is_sent: false });
  if (!(await insertReminder(tx.db, { ...reminder, days: due, is_sent: true }))) return;
  const days = daysBetween(today, expires_date);
  await notifyManagers(tx, config, company, (content) => reminderLetter({ ...content, days }));
  const text = `The designation expires on ${shortDate(expires_date)}.`;
  await recordEvent(tx, 'reminder_sent', { company_id: id, model: 'company', object_id: id, text });
}

async function expire(tx: Tx, config: Config, company: Filed): Promise<void> {
  const { id } = company;
  const changes = await expireDesignation(tx, company);
  if (changes.length > 0) recordHistory(tx, { model: 'company', object_id: id, action: 'expired', changes });
  await notifyManagers(tx, config, company, expiredLetter);
  await recordEvent(tx, 'expired', { company_id: id, model: 'company', object_id: id });
}

type Content = Parameters<typeof expiredLetter>[0];

/** Sends a letter to the company's owners and administrators. */
async function notifyManagers(
  tx: Tx,
  config: Config,
  company: Filed,
  write: (content: Content) => Letter,
): Promise<void> {
  const open_order = (await openOrders(tx.db, [company.id])).get(company.id);
  const { expires_date } = company;
  const letter = write({
    publicUrl: config.PUBLIC_URL,
    supportEmail: config.SUPPORT_EMAIL,
    company,
    expires_date,
    open_order,
  });
  await mailManagers(tx, config, company.id, letter);
}
