import { type RawBuilder, sql } from 'kysely';
import type { NoticeRow } from '#core/contract/intake/notices.ts';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { UrlFact } from '#core/rules/intake/url-states.ts';
import { columnList, columnsOf } from '../../../db/columns.ts';
import { lookup } from '../../../db/in-batches.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import {
  existsInPage,
  type FileView,
  filesOn,
  type NoteView,
  notesOn,
  type PersonView,
  personOf,
  tokenOf,
} from '../../../db/lists/attached-to.ts';
import type { Listed } from '../../../db/lists/json-dates.ts';
import { precompiled } from '../../../db/prepared/precompiled.ts';
import type { Scope, TokenRef } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { StoredAuthenticity } from '../../../reader/authenticity/judge.ts';
import type { EntryView } from '../../records/history/list-history.ts';
import type { NoticeTableRow } from './tables.queries.ts';

/** A notice without the large columns. */
export type NoticeBrief = Omit<NoticeTableRow, 'text' | 'html' | 'acns'>;
const BRIEF = precompiled(
  columnList(
    'n',
    columnsOf<NoticeBrief>()([
      'id',
      'inbound_id',
      'company_id',
      'suggested_company_id',
      'sender_id',
      'status_id',
      'source_id',
      'carrier_id',
      'received_date',
      'subject',
      'company_name',
      'dmca_public_id',
      'dmca_registration_id',
      'completeness',
      'relay',
      'message_id',
      'parse_error',
      'parsed_date',
      'raw_file_id',
      'case_hash',
      'answers_id',
      'submission_id',
      'origin_id',
      'reassigned_date',
      'company_deleted_date',
      'is_forward_failed',
      'is_sent',
      'has_failed_delivery',
      'assignee_id',
      'is_status_set',
      'open_urls',
      'first_disabled_date',
      'created_by',
      'created_date',
      'deleted_date',
    ]),
  ),
);

/** Customers see only URLs on their own domains. `offset 0` is an optimization fence: each domain is looked up by id. */
const DOMAIN_JOIN = {
  all: sql`left join domains d on d.id = nu.domain_id`,
  own: sql`cross join lateral (
      select d.id, d.name from (
        select d.id, d.name, d.company_id from domains d where d.id = nu.domain_id offset 0) d where d.company_id = n.company_id) d`,
};

type Audience = keyof typeof DOMAIN_JOIN;
const audienceOf = (scope: Scope): Audience => (scope.all ? 'all' : 'own');

/** What the state of a URL follows from. */
const FACTS = sql`json_agg(json_build_object('id', act.id, 'action', act.action, 'date', act.date, 'reason', act.reason,
  'undoes_id', act.undoes_id)) as facts`;

/** All actions of the notice are read at once. */
const allUrls = (of: Audience) => sql`
  select json_agg(u) from (
    select nu.id, nu.url, nu.host, nu.is_ignored, nu.role, d.id as domain_id, d.name as domain_name, a.facts,
      a.facts is not null and ${existsInPage(sql`from url_disputes o where o.url_id = nu.id`)} as is_disputed
    from notice_urls nu ${DOMAIN_JOIN[of]}
    left join (select act.url_id, ${FACTS} from url_actions act where act.notice_id = n.id group by act.url_id) a on a.url_id = nu.id
    where nu.notice_id = n.id order by nu.role desc, nu.position) u`;

/** The first URL that is not ignored, and the numbers of URLs. */
const firstUrl = (of: Audience) => sql`
  select (array_agg(nu.url order by nu.role desc, nu.position) filter (where not nu.is_ignored))[1] as url,
    count(*)::int as urls_count, count(*) filter (where nu.role = 'reported')::int as reported_count
  from notice_urls nu ${DOMAIN_JOIN[of]} where nu.notice_id = n.id`;

/** Customers see a superuser as the agent: name and address stay in the database. */
const ASSIGNEE = {
  all: sql`${personOf(sql`n.assignee_id`)} as assignee`,
  own: sql`(select case when u.is_superuser then json_build_object('id', u.id)
      else json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name) end
    from users u where u.id = n.assignee_id) as assignee`,
};

export const SENDER = sql`(select json_build_object('id', s.id, 'name', s.name, 'email', s.email, 'company', s.company)
  from contacts s where s.id = n.sender_id) as sender`;
export const COMPANY = sql`(select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = n.company_id) as company`;

/** Who accepted the form; as with assignees, customers see the agent. */
const ACCEPTED_BY = {
  all: personOf(sql`f.decided_by`),
  own: sql`case when f.decided_by is not null then json_build_object('id', f.decided_by) end`,
};

/** The form of a notice, and what its sender added. */
const formJson = (of: Audience) => sql`
  (select json_build_object('reference', f.reference, 'submitted_date', f.submitted_date, 'confirmed_date', f.confirmed_date,
    'confirmed_by', case when f.state = 'accepted' then ${ACCEPTED_BY[of]} end, 'policy_version', f.policy_version,
    'lang', f.lang, 'is_suspect', f.is_suspect) from submissions f where f.id = n.submission_id) as form,
  (select json_agg(s) from (
    select id, text, date from submission_supplements where submission_id = n.submission_id order by id) s) as supplements`;

/** Related rows of the notice page as JSON aggregates, so that it takes one statement. */
const relatedJson = (of: Audience) => sql`
  ${SENDER}, ${COMPANY}, ${ASSIGNEE[of]}, (${allUrls(of)}) as urls,
  (select json_agg(d) from (
    select d.id, d.kind, d.email, d.subject, m.status, m.error, d.date, m.message_id, ${tokenOf(sql`d.token_id`)} as token,
      case when d.kind = 'reply' then m.text end as text
    from deliveries d join mails m on m.id = d.mail_id where d.notice_id = n.id order by d.id) d) as deliveries,
  ${filesOn('notice', sql`n.id`)} as files,
  (select to_json(i.recipients) from inbound_messages i where i.id = n.inbound_id) as recipients`;

/**
 * decisions §7: earlier notices of the company by the same sender about the same URLs, and the notice it answers, which may belong
 * to another company. Only those within the scope.
 */
const earlierOf = (scope: Scope) => sql`
  select json_agg(e) from (
    select e.id, e.received_date from notices e where e.id = n.answers_id and e.deleted_date is null
      ${scope.all ? sql`` : sql`and e.company_id = any(${[...scope.company_ids]}::int[])`}
    union
    select e.id, e.received_date from notices e
    where e.case_hash = n.case_hash and e.company_id is not distinct from n.company_id and e.deleted_date is null and e.id < n.id
    order by id desc limit 20) e`;

/** Notices that answer it, such as the withdrawal of a form, within the scope. */
const answersOf = (scope: Scope) => sql`
  select json_agg(a) from (
    select a.id, a.received_date, a.completeness ->> 'kind' as kind from notices a
    where a.answers_id = n.id and a.deleted_date is null
      ${scope.all ? sql`` : sql`and a.company_id = any(${[...scope.company_ids]}::int[])`}
    order by a.id limit 20) a`;

/** Its authenticity is not among the facts that people correct. */
type ShownRow = NoticeTableRow & { authenticity: StoredAuthenticity | null };

/** Columns of a notice in a list and on its page. The types derive from them, so that SQL and types stay in sync. */
const SHOWN = [
  'id',
  'status_id',
  'source_id',
  'carrier_id',
  'received_date',
  'subject',
  'company_name',
  'dmca_public_id',
  'dmca_registration_id',
  'parse_error',
  'parsed_date',
  'open_urls',
] as const satisfies readonly (keyof ShownRow)[];
/** Additional columns of the notice page. */
const DETAILS = [
  ...(['completeness', 'authenticity', 'message_id', 'raw_file_id', 'first_disabled_date'] as const),
  ...(['text', 'html', 'acns', 'relay'] as const),
] as const satisfies readonly (keyof ShownRow)[];

/** Not whole: the sentences that a verdict rests on would be most of a list. */
const listed = (of: Audience) =>
  precompiled(sql`${columnList('n', SHOWN)}, ${SENDER}, ${COMPANY}, ${ASSIGNEE[of]}, urls.url, urls.urls_count, urls.reported_count,
    json_build_object('verdict', n.completeness -> 'verdict', 'kind', n.completeness -> 'kind') as completeness,
    case when n.authenticity is not null then
      json_build_object('verdict', n.authenticity -> 'verdict', 'domain', n.authenticity -> 'domain') end as authenticity,
    (select json_agg(json_build_object('kind', d.kind, 'email', d.email, 'status', m.status) order by d.id)
      from deliveries d join mails m on m.id = d.mail_id where d.notice_id = n.id) as deliveries`);
const LISTED = { all: listed('all'), own: listed('own') };

const whole = (of: Audience) => precompiled(sql`${columnList('n', [...SHOWN, ...DETAILS])}, ${relatedJson(of)}`);
const WHOLE = { all: whole('all'), own: whole('own') };

/** A URL of a notice. */
export interface UrlView extends Omit<UrlRow, 'notice_id' | 'domain_company_id' | 'total'> {
  /** Null if nothing was done about the URL. */
  facts: UrlFact[] | null;
  is_disputed: boolean;
}

/** What a notice has in a list and on its page. */
export interface NoticeView extends Listed<Pick<ShownRow, (typeof SHOWN)[number]>> {
  sender: { id: number; name: string; email: string; company: string } | null;
  company: { id: number; name: string } | null;
  /** The id alone for the agent, as customers see superusers. */
  assignee: PersonView | Pick<PersonView, 'id'> | null;
}

/** A notice in a list. */
export interface ListedNotice extends NoticeView, Pick<NoticeRow, 'url' | 'urls_count' | 'reported_count'> {
  completeness: NoticeRow['completeness'];
  authenticity: NoticeRow['authenticity'];
  deliveries: NoticeRow['deliveries'] | null;
}

/** `keys` are of a page, as `k`. */
const fromPage = (of: Audience, keys: RawBuilder<unknown>) =>
  sql`from ${keys} join notices n on n.id = k.id cross join lateral (${firstUrl(of)}) urls`;

/** Rows of a page; its keys are already within the scope. */
export const viewRows = (scope: Scope) =>
  sql`select ${LISTED[audienceOf(scope)]} ${fromPage(audienceOf(scope), sql`keys k`)}`;

/** Notices in the order of the given ids, which are already within the scope. */
export async function viewsOf(db: Db, scope: Scope, ids: readonly number[]): Promise<ListedNotice[]> {
  if (ids.length === 0) return [];
  const of = audienceOf(scope);
  const { rows } = await sql<{ row: ListedNotice }>`
    select row_to_json(r) as row from (
      select ${LISTED[of]} ${fromPage(of, sql`unnest(${[...ids]}::int[]) with ordinality k (id, place)`)} order by k.place) r`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

interface FormView {
  reference: string;
  submitted_date: string;
  confirmed_date: string | null;
  /** The id alone for the agent, as customers see superusers. */
  confirmed_by: PersonView | Pick<PersonView, 'id'> | null;
  policy_version: string;
  lang: string;
  is_suspect: boolean;
}

/** A notice as its page shows it. */
export interface WholeNotice extends NoticeView, Listed<Pick<ShownRow, (typeof DETAILS)[number]>> {
  urls: UrlView[] | null;
  deliveries: Listed<Omit<DeliveryRow, 'notice_id'>>[] | null;
  files: FileView[] | null;
  recipients: string[] | null;
  suggested: { id: number; name: string } | null;
  form: FormView | null;
  supplements: { id: number; text: string; date: string }[] | null;
  earlier: { id: number; received_date: string }[] | null;
  answers: { id: number; received_date: string; kind: Completeness['kind'] }[] | null;
  notes: NoteView[] | null;
  history: EntryView[] | null;
}

const ownOf = (scope: Scope): RawBuilder<unknown> =>
  scope.all ? sql`` : sql`and n.company_id = any(${[...scope.company_ids]}::int[])`;

export async function getWholeNotice(
  db: Db,
  scope: Scope,
  id: number,
  history: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<WholeNotice | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<{ row: WholeNotice }>`
    select row_to_json(r) as row from (
      select ${WHOLE[audienceOf(scope)]},
        (select json_build_object('id', c.id, 'name', c.name) from companies c
          where c.id = n.suggested_company_id and n.company_id is null and ${scope.all}) as suggested,
        ${formJson(audienceOf(scope))}, (${earlierOf(scope)}) as earlier, (${answersOf(scope)}) as answers, ${notesOn('notice', sql`n.id`, { isAgent: scope.all })} as notes,
        ${history(sql`n.id`)} as history
      from notices n where n.id = ${id} and n.deleted_date is null ${ownOf(scope)}) r`.execute(db);
  return rows[0]?.row;
}

async function briefOf(db: Db, scope: Scope, id: number, lock: RawBuilder<unknown>): Promise<NoticeBrief | undefined> {
  if (!isValidId(id)) return undefined;
  const { rows } = await sql<NoticeBrief>`
    select ${BRIEF} from notices n where n.id = ${id} and n.deleted_date is null ${ownOf(scope)} ${lock}`.execute(db);
  return rows[0];
}

export const getNoticeBrief = (db: Db, scope: Scope, id: number) => briefOf(db, scope, id, sql``);

export const lockNotice = (db: Db, scope: Scope, id: number) => briefOf(db, scope, id, sql`for update`);

export interface UrlRow {
  id: number;
  notice_id: number;
  url: string;
  host: string;
  is_ignored: boolean;
  role: 'reported' | 'mentioned';
  domain_id: number | null;
  domain_name: string | null;
  domain_company_id: number | null;
  /** Number of URLs within the scope, before the limit. */
  total: number;
}

/** decisions §10: customers see URLs on their own domains, superusers all. Reported URLs come first. */
export async function urlsOf(db: Db, scope: Scope, ids: readonly number[], limit?: number): Promise<UrlRow[]> {
  const own = scope.all ? sql`true` : sql`d.company_id = n.company_id`;
  const { rows } = await sql<UrlRow>`
    select id, notice_id, url, host, is_ignored, role, domain_id, domain_name, domain_company_id, total from (
      select nu.id, nu.notice_id, nu.url, nu.host, nu.is_ignored, nu.role, nu.position, d.id as domain_id, d.name as domain_name,
        d.company_id as domain_company_id,
        count(*) over (partition by nu.notice_id)::int as total,
        row_number() over (partition by nu.notice_id order by nu.role desc, nu.position)::int as place
      from notice_urls nu join notices n on n.id = nu.notice_id left join domains d on d.id = nu.domain_id
      where nu.notice_id = any(${[...ids]}::int[]) and ${own}) shown
    where ${limit === undefined ? sql`true` : sql`place <= ${limit}`}
    order by notice_id, place`.execute(db);
  return rows;
}

export interface DeliveryRow {
  id: number;
  notice_id: number;
  kind: 'forward' | 'reply';
  email: string;
  subject: string;
  status: 'queued' | 'sent' | 'failed';
  error: string | null;
  date: Date;
  message_id: string;
  token: TokenRef | null;
  /** The mail of a reply. */
  text?: string | null;
}

export async function updateNoticeRow(
  db: Db,
  id: number,
  { completeness, ...values }: Partial<NoticeTableRow>,
): Promise<void> {
  const { acns: _, relay: __, id: ___, origin_id: ____, ...plain } = values;
  const changesFact = completeness !== undefined || CORRECTABLE.some((fact) => fact in plain);
  const set = {
    ...('status_id' in plain && { reassigned_date: null }),
    ...plain,
    ...(completeness && { completeness: JSON.stringify(completeness) }),
    ...(changesFact && { as_received: AS_RECEIVED }),
  };
  if (Object.keys(set).length > 0) await db.updateTable('notices').set(set).where('id', '=', id).execute();
}

/** Received facts that people can correct. */
const CORRECTABLE = ['subject', 'received_date', 'source_id', 'carrier_id', 'sender_id'] as const;

/** The first correction saves all received facts; of the sender, the address only. SQL expressions see the row before the update. */
const AS_RECEIVED = sql<string>`coalesce(as_received, jsonb_build_object(
  'subject', subject, 'received_date', received_date, 'source_id', source_id, 'carrier_id', carrier_id,
  'sender_email', (select c.email from contacts c where c.id = sender_id), 'completeness', completeness))`;

/** Company columns that are copied to its notices. */
export interface CompanyFacts {
  id: number;
  name: string;
  dmca_public_id: string | null;
  dmca_registration_id: string | null;
}

export async function companyFacts(db: Db, id: number): Promise<CompanyFacts | undefined> {
  return isValidId(id) ? factsOfCompany(db, id) : undefined;
}

const factsOfCompany = lookup<number, CompanyFacts>(
  (db, ids) =>
    db
      .selectFrom('companies')
      .select(['id', 'name', 'dmca_public_id', 'dmca_registration_id'])
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .execute(),
  ({ id }) => id,
);
