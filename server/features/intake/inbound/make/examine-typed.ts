import type { NoticeCreate } from '#core/contract/intake/notices.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { momentOf } from '#core/rules/text/calendar.ts';
import { type Actor, type Scope, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { type CompanyFacts, companyFacts } from '../../notices/notices.queries.ts';
import { companiesOfUrls, duplicateErrors } from '../../notices/write/add-urls.ts';
import { authorizeHandling } from '../../notices/write/authorize-handling.ts';
import { readContact } from '../../senders/read-senders.ts';

interface Context {
  db: Db;
  now: Date;
}

const isVisible = (scope: Scope, id: number): boolean => scope.all || scope.company_ids.includes(id);

/** Required if several companies match: an unassigned notice would reach none of them. */
const COMPANY_REQUIRED = { company_id: [messages.companyOfNoticeRequired] };

/** decisions §10: the company defaults to the one that the URLs match; undefined if it must be chosen. */
async function companyFor({ db }: Context, actor: Actor, { company_id, urls = [] }: Partial<NoticeCreate>) {
  if (company_id !== undefined) return company_id;
  const scope = visibleTo(actor);
  const [only, ...more] = (await companiesOfUrls(db, urls)).filter((id) => isVisible(scope, id));
  if (only !== undefined && more.length === 0) return only;
  return !actor.is_superuser || more.length > 0 ? undefined : null;
}

/** The company, for a caller who may handle its notices. Customers can only choose their own companies. */
async function handledCompany(db: Db, actor: Actor, company_id: number | null): Promise<CompanyFacts | undefined> {
  if (company_id !== null && !isVisible(visibleTo(actor), company_id)) throw new AppError('not_found');
  authorizeHandling(actor, { company_id });
  return company_id === null ? undefined : found(await companyFacts(db, company_id));
}

function senderOf(db: Db, actor: Actor, id: number) {
  return readContact(db, visibleTo(actor), id).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
}

/** The two ids default to the company's and are required if it has none. */
function idsOf(body: Partial<NoticeCreate>, company: CompanyFacts | undefined) {
  const ids = {
    dmca_public_id: body.dmca_public_id || (company?.dmca_public_id ?? ''),
    dmca_registration_id: body.dmca_registration_id || (company?.dmca_registration_id ?? ''),
  };
  const errors: FieldErrors = {};
  if (ids.dmca_public_id === '') errors.dmca_public_id = [messages.publicIdRequired];
  if (ids.dmca_registration_id === '') errors.dmca_registration_id = [messages.registrationIdRequired];
  return { ids, errors };
}

/**
 * Checks a typed-in notice, or the fields of it that are valid by shape, and returns all errors at once. Throws if the
 * caller may not see the company or handle its notices.
 */
export async function examineTyped(tx: Context, actor: Actor, body: Partial<NoticeCreate>) {
  const chosen = await companyFor(tx, actor, body);
  const company_id = chosen ?? null;
  const company = chosen === undefined ? undefined : await handledCompany(tx.db, actor, company_id);
  const sender = body.sender === undefined ? undefined : await senderOf(tx.db, actor, body.sender);
  const { ids, errors: idErrors } = idsOf(body, company);
  const isInFuture = body.received_date !== undefined && momentOf(body.received_date) > tx.now;
  const errors: FieldErrors = {
    ...(body.sender !== undefined && !sender && { sender: [messages.senderRequired] }),
    ...(isInFuture && { received_date: [messages.completedInFuture] }),
    // Without a company and valid URLs, neither the company nor its ids are known.
    ...(chosen === undefined
      ? body.urls && COMPANY_REQUIRED
      : (body.urls || body.company_id !== undefined) && idErrors),
    ...duplicateErrors(body.urls ?? [], []),
  };
  return { company_id, company, sender, ids, errors };
}
