import { foldedEmail } from '#core/rules/registry/public-record/fold.ts';
import type { RecordValues } from '#core/rules/registry/public-record/record.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import type { CompanyRow } from '../../companies/companies.queries.ts';
import { type Compared, type Comparison, compareRecords } from '../read/compare.ts';
import { insertRecords, setChecked } from '../records.queries.ts';
import { dropAcceptances, saveStates } from '../states.queries.ts';

/** A check of one company, which is locked. */
export interface Check {
  company: CompanyRow;
  source: 'page' | 'typed';
  values: RecordValues;
  file_id?: number;
}

type Settings = Pick<Deps, 'config' | 'reactions'>;

/** The grave differences that nobody accepted; the safe-harbor status depends on them. */
export function stateOf(
  { company, found }: Pick<Comparison, 'company' | 'found'>,
  values: RecordValues,
  email: string,
) {
  const of = (code: string): Compared | undefined => found.find(({ difference }) => difference.code === code);
  const [status, expiry, agent] = [of('status'), of('expiry'), of('agent_email')];
  return {
    company_id: company.id,
    is_inactive: status?.accepted === false,
    agent_email: values.agent_email === null ? null : foldedEmail(values.agent_email),
    accepted_email: agent?.accepted ? foldedEmail(email) : null,
    is_agent_different: agent?.accepted === false,
    expires_date: values.expires_date,
    accepted_expiry: expiry?.accepted ? company.expires_date : null,
  };
}

const inWords = (count: number): string =>
  count === 0 ? 'No differences' : count === 1 ? '1 difference' : `${count} differences`;

async function tell(tx: Tx, { reactions }: Settings, { company, found }: Comparison, values: RecordValues) {
  const about = { model: 'company', object_id: company.id } as const;
  const codes = found.filter(({ accepted }) => !accepted).map(({ difference }) => difference.code);
  const to = [values.registration_id, values.status].filter((part) => part !== null).join(', ');
  const changes = [
    { field: 'public_record', from: null, to },
    ...(codes.length > 0 ? [{ field: 'differences', from: null, to: codes.join(', ') }] : []),
  ];
  recordHistory(tx, { ...about, action: 'public record checked', changes });
  await recordEvent(tx, 'public_record_checked', { ...about, company_id: company.id, text: inWords(codes.length) });
  if (codes.length > 0) for (const react of reactions.recordDiffers) react(tx, company.id, codes);
}

/** Keeps checks of different companies, and what follows from them; returns the ids of the records in input order. */
export async function saveChecks(tx: Tx, settings: Settings, checks: readonly Check[]): Promise<number[]> {
  const { config } = settings;
  const by = { checked_date: tx.now, created_by: tx.actor_id };
  const ids = await insertRecords(
    tx.db,
    checks.map(({ company, source, values, file_id = null }) => ({
      ...by,
      ...values,
      company_id: company.id,
      source,
      file_id,
    })),
  );
  const compared = await compareRecords(tx.db, config, dateOf(tx.now), checks);
  await dropAcceptances(
    tx.db,
    compared.flatMap(({ gone }) => gone),
  );
  const states = compared.map((one, at) => stateOf(one, checks[at]!.values, config.AGENT_EMAIL));
  await saveStates(tx.db, states);
  await setChecked(
    tx.db,
    checks.map(({ company }) => company.id),
    tx.now,
  );
  await Promise.all(compared.map((one, at) => tell(tx, settings, one, checks[at]!.values)));
  return ids;
}
