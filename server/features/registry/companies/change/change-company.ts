import type { Company, CompanyPatch } from '#core/contract/registry/companies.ts';
import { CompanyFiled } from '#core/contract/registry/company-fields.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { statusLookup } from '#core/lookups.ts';
import { nextCompanyStatus, wasRegistered } from '#core/rules/registry/company-life.ts';
import { type SiteStep, siteStepOf } from '#core/rules/registry/site-step.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { type Change, changesBetween, recordHistory } from '../../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found, refuseFields } from '../../../../http/answer/refuse.ts';
import { type CompanyRow, lockCompany, updateCompany } from '../companies.queries.ts';
import { readCompany } from '../read/read-company.ts';
import { changeCompanyFields, changesOf } from './change-company-fields.ts';
import { countryFaults } from './company-values.ts';
import { examineCompany } from './examine-company.ts';
import { refuseRemoved } from './refuse-removed.ts';

async function changeStatus(tx: Tx, company: CompanyRow, asked: number): Promise<Change[]> {
  const status_id = nextCompanyStatus(company, asked, dateOf(tx.now));
  if (status_id === undefined) throw new AppError('company_move_refused');
  if (status_id === company.status_id) return [];
  await updateCompany(tx.db, company.id, { status_id });
  return [{ field: 'status', from: statusLookup(company.status_id).name, to: statusLookup(status_id).name }];
}

type Ids = Partial<Pick<CompanyPatch, 'dmca_public_id' | 'dmca_registration_id'>>;

const given = (ids: Ids): Ids => Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined));

/** beyond §23: a superuser corrects the directory's ids. Orders and notices keep the ids that they were made with. */
async function correctIds(tx: Tx, company: CompanyRow, ids: Ids): Promise<Change[]> {
  if (Object.keys(ids).length === 0) return [];
  if (company.registered_date === null) throw new AppError('not_designated');
  await updateCompany(tx.db, company.id, ids);
  return changesBetween<Ids>(company as Ids, ids);
}

/** Whether a patch has fields that only superusers may set. */
const isForSuperusers = (patch: CompanyPatch): boolean =>
  [patch.status, patch.dmca_public_id, patch.dmca_registration_id].some((value) => value !== undefined);

const examineEdit = examineCompany('company.edit');

/** Access to the company and to the fields that are sent, checked before the shape of the body. */
export async function examinePatch(visit: Parameters<typeof examineEdit>[0] & { raw: object }): Promise<FieldErrors> {
  const faults = await examineEdit(visit);
  if (isForSuperusers(visit.raw as CompanyPatch) && !visit.actor.is_superuser) throw new AppError('superuser_only');
  return faults;
}

/** The step "put it on your site" is done, dismissed or open again. */
async function setSiteStep(tx: Tx, company: CompanyRow, site_step: SiteStep): Promise<Change[]> {
  if (siteStepOf(company) === null) throw new AppError('not_designated');
  await updateCompany(tx.db, company.id, { site_step });
  return changesBetween({ site_step: company.site_step }, { site_step });
}

export function changeCompany(deps: Deps, actor: Actor, id: number, patch: CompanyPatch): Promise<Company> {
  const { status, dmca_public_id, dmca_registration_id, site_step, ...fields } = patch;
  const ids = given({ dmca_public_id, dmca_registration_id });
  return transaction(deps, actor, async (tx) => {
    const company = found(await lockCompany(tx.db, visibleTo(actor), id));
    authorize(actor, 'company.edit', { roles: rolesIn(actor, id) });
    if (isForSuperusers(patch) && !actor.is_superuser) throw new AppError('superuser_only');
    refuseFields(countryFaults(fields));
    if (!actor.is_superuser) refuseRemoved(company);
    const filed = changesOf(company, fields).some(({ field }) => field in CompanyFiled.shape);
    if (filed && wasRegistered(company) && !actor.is_superuser) throw new AppError('company_registered');
    const changes = await changeCompanyFields(tx, id, fields);
    changes.push(...(await correctIds(tx, company, ids)));
    if (site_step !== undefined) changes.push(...(await setSiteStep(tx, company, site_step)));
    if (status !== undefined) changes.push(...(await changeStatus(tx, company, status)));
    if (changes.length > 0) recordHistory(tx, { model: 'company', object_id: id, action: 'changed', changes });
    return readCompany({ db: tx.db, clock: deps.clock }, visibleTo(actor), id);
  });
}
