import { AppError } from '#core/errors.ts';
import { mayWriteToOthers } from '#core/rules/intake/sending.ts';
import type { Principal } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { companyStateOf, isMemberAddress } from '../read/members.queries.ts';

/** Whether this actor may send the company's mail to non-members. The actor must be allowed to see the company. */
export const writesToOthers = async (
  db: Db,
  actor: Pick<Principal, 'is_superuser'>,
  company_id: number,
): Promise<boolean> => mayWriteToOthers(actor, found(await companyStateOf(db, company_id)));

/** Whether the company's mail may go to this address. */
export const mayMail = async (
  db: Db,
  actor: Pick<Principal, 'is_superuser'>,
  company_id: number,
  email: string,
): Promise<boolean> => (await writesToOthers(db, actor, company_id)) || isMemberAddress(db, company_id, email);

/** beyond § 23: until its first registration is complete, a company may send mail to its active members only. */
export async function refuseNonMembers(db: Db, actor: Principal, company_id: number, email: string): Promise<void> {
  if (!(await mayMail(db, actor, company_id, email))) throw new AppError('registration_incomplete');
}
