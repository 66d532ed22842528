import { type FindQuery, FOUND_KINDS, type Found, type FoundKind } from '#core/contract/views/find.ts';
import { orderTypeLookup, statusLookup } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { can } from '#core/rules/records/permissions.ts';
import { dollars, money } from '#core/rules/text/money.ts';
import { invoicePrefixes } from '#core/rules/trade/invoice-number.ts';
import { orderNumber, parseOrderNumber } from '#core/rules/trade/order-number.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import * as queries from './find.queries.ts';

type Row = queries.FoundRow;

const present =
  (kind: FoundKind) =>
  ({ id, name, text, status_id }: Row): Found => ({
    kind,
    id,
    name,
    text,
    status: status_id === null ? null : statusLookup(status_id),
  });

const presentOrder = (row: Row & { type_id: number }): Found =>
  present('order')({
    ...row,
    name: `Order ${orderNumber(row.id)}`,
    text: `${orderTypeLookup(row.type_id).name} · ${row.text}`,
  });

const presentNotice = (row: Row): Found =>
  present('notice')({
    ...row,
    name: row.name || 'No subject',
    text: [noticeNumber(row.id), row.text].filter(Boolean).join(' · '),
  });

const presentInvoice = (row: Awaited<ReturnType<typeof queries.invoicesNumbered>>[number]): Found => ({
  ...present('invoice')({ ...row, text: [row.text, dollars(money(row.total_cents)), row.status].join(' · ') }),
  company_id: row.company_id,
});

/** Invoices by number, in companies where the actor may see them (decisions §6). */
async function findInvoices(db: Db, actor: Actor, search: string, { limit, now }: { limit: number; now: Date }) {
  const prefixes = invoicePrefixes(search, now.getUTCFullYear());
  if (prefixes.length === 0) return [];
  const scope = visibleTo(actor);
  const mayPay = (id: number) => can(actor, 'company.pay', { roles: rolesIn(actor, id) });
  const companies = scope.all ? undefined : scope.company_ids.filter(mayPay);
  return (await queries.invoicesNumbered(db, companies, prefixes, limit)).map(presentInvoice);
}

/** "Order 42" and "notice 42" name the kind; a bare number can be either. */
function numbersIn(search: string): { order?: number | undefined; notice?: number | undefined } {
  const [, kind, rest] = /^(?:(order|notice)\s+)?(.*)$/is.exec(search)!;
  const number = parseOrderNumber(rest!);
  return {
    order: kind?.toLowerCase() === 'notice' ? undefined : number,
    notice: kind?.toLowerCase() === 'order' ? undefined : number,
  };
}

const unique = (list: readonly Found[], limit: number): Found[] =>
  [...new Map(list.map((one) => [one.id, one])).values()].slice(0, limit);

/** A few results of each kind within the caller's scope. Exact numbers come first. */
export async function findAnything(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { search, limit }: FindQuery,
) {
  if (search === '') return { results: [], count: 0 };
  const [scope, wanted, numbers] = [visibleTo(actor), { search, limit }, numbersIn(search)];
  const companies = await queries.findCompanies(db, scope, wanted);
  const numbered =
    numbers.order === undefined ? [] : (await queries.orderNumbered(db, scope, numbers.order)).map(presentOrder);
  const numberedNotice =
    numbers.notice === undefined ? [] : (await queries.noticeNumbered(db, scope, numbers.notice)).map(presentNotice);
  const company_ids = companies.map(({ id }) => id);
  const ofCompanies = company_ids.length === 0 ? [] : await queries.ordersOfFound(db, company_ids, limit);
  const kinds = {
    company: companies.map(present('company')),
    domain: (await queries.findDomains(db, scope, wanted)).map(present('domain')),
    order: unique([...numbered, ...ofCompanies.map(presentOrder)], limit),
    notice: unique([...numberedNotice, ...(await queries.findNotices(db, scope, wanted)).map(presentNotice)], limit),
    sender: (await queries.findSenders(db, scope, wanted)).map(present('sender')),
    invoice: await findInvoices(db, actor, search, { limit, now: clock.now() }),
    user: actor.is_superuser ? (await queries.findUsers(db, wanted)).map(present('user')) : [],
  };
  // Typing a whole invoice number means the invoice.
  const named = /^inv/i.test(search) ? kinds.invoice : [];
  const first = [...named, ...numbered, ...numberedNotice].map(({ kind }) => kind);
  const results = [...new Set([...first, ...FOUND_KINDS])].flatMap((kind) => kinds[kind]);
  return { results, count: results.length };
}
