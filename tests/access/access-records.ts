import { randomUUID } from 'node:crypto';
import { DOMAIN_STATUS, ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { addYears, dateOf } from '#core/rules/text/calendar.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { newWebhookSecret, sealSecret } from '#server/features/intake/webhooks/secrets.ts';
import { saveFile } from '#server/features/records/files/store/save-file.ts';
import { putDomain, someDomain } from '../world/companies.ts';
import { putPasskey } from '../world/factors.ts';
import { formBody, pageOf, submit } from '../world/forms.ts';
import { putContact, putNotice } from '../world/notices.ts';
import type { Person } from '../world/person.ts';
import { putToken } from '../world/tokens.ts';
import { someEmail, type World } from '../world/world.ts';
import type { Things } from './access-answers.ts';

export type Form = Pick<Things, 'page' | 'submission_id'>;

/** Creates a draft order with a domain, a link and a file, an unpaid subscription and an invitation. */
export async function insertRecords(
  world: World,
  company_id: number,
  keeper: Person,
  target: Person,
): Promise<Omit<Things, keyof Form>> {
  const { deps, clock } = world;
  const { db } = deps;
  const now = clock.now();
  const insert = { company_id, created_date: now };
  const order = { type_id: ORDER_TYPE.registration, status_id: ORDER_STATUS.draft, plan_id: 1, created_by: keeper.id };
  const { id: order_id } = await db
    .insertInto('orders')
    .values({ ...insert, ...order })
    .returning('id')
    .executeTakeFirstOrThrow();
  const name = someDomain();
  const { id: domain_id } = await db
    .insertInto('domains')
    .values({ ...insert, name, unicode_name: name, email: someEmail(), status_id: DOMAIN_STATUS.draft })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('order_domains').values({ order_id, domain_id, is_removed: false }).execute();
  const { id: link_id } = await db
    .insertInto('links')
    .values({ order_id, url: 'https://example.com/', title: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: token_id } = await putToken(world, company_id);
  const file = { name: 'scan.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
  const { id: file_id } = await transaction(deps, null, (tx) =>
    saveFile(tx, { ...file, model: 'order', object_id: order_id }),
  );
  await typeInAddresses(world, company_id);
  const invoice_id = await insertInvoice(deps, now, company_id);
  const invitation_id = await invite(deps, clock.now(), company_id, someEmail(), 'viewer');
  const { id: representative_id } = await db
    .selectFrom('representatives')
    .select('id')
    .where('company_id', '=', company_id)
    .where('user_id', '=', target.id)
    .executeTakeFirstOrThrow();
  return {
    company_id,
    order_id,
    domain_id,
    token_id,
    link_id,
    file_id,
    invoice_id,
    representative_id,
    invitation_id,
    passkey_id: await putPasskey(world, target.id),
    ...(await insertIntakeRecords(world, company_id)),
  };
}

/** Sets every address that users can enter, so that mail to it would be sent. */
async function typeInAddresses({ deps: { db } }: World, company_id: number): Promise<void> {
  await db.updateTable('companies').set({ notice_email: someEmail() }).where('id', '=', company_id).execute();
  const address = { name: '', address: '', line1: '1 Quay', city: '', state: '', zip: '1', country_code: 'US' };
  await db
    .insertInto('billing_infos')
    .values({ company_id, email: someEmail(), ...address })
    .execute();
}

/** Records that a notice was forwarded, and that the mail bounced. */
async function failForward({ deps: { db }, clock }: World, notice_id: number): Promise<void> {
  const email = someEmail();
  const mail = { message_id: `<${email}>`, to_email: email, subject: '', text: '', html: '', file_ids: [] };
  const { id: mail_id } = await db
    .insertInto('mails')
    .values({ ...mail, status: 'failed', created_date: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const date = new Date(clock.now().getTime() - 60_000);
  await db.insertInto('deliveries').values({ notice_id, mail_id, email, subject: '', user_id: null, date }).execute();
  await db.updateTable('notices').set({ is_forward_failed: true }).where('id', '=', notice_id).execute();
}

/** Creates a notice and a sender of the company, and a rule and an ignored link of the agent. */
async function insertIntakeRecords(world: World, company_id: number) {
  const { db } = world.deps;
  const created_date = world.clock.now();
  const contact_id = await putContact(world, company_id);
  const key = { contact_id, fingerprint: 'A1', armored: '', user_ids: '[]', expires_date: null, created_by: null };
  const { id: contact_key_id } = await db
    .insertInto('contact_keys')
    .values({ ...key, created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const on = await putDomain(world, company_id);
  const urls = [{ url: `https://${on.name}/copy`, domain_id: on.id }];
  const notice_id = await putNotice(world, { company_id, sender_id: contact_id, urls });
  await failForward(world, notice_id);
  const rule = { name: 'A rule', is_active: false, position: 1, condition: 'all', stop: false, created_date };
  const { id: rule_id } = await db
    .insertInto('filters')
    .values({ ...rule, rows: '[]', actions: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pack = { notice_id, company_id, status: 'failed', error: 'It failed.', user_id: null, created_date } as const;
  const { id: evidence_id } = await db
    .insertInto('evidence_packs')
    .values(pack)
    .returning('id')
    .executeTakeFirstOrThrow();
  const host = someDomain();
  const { id: ignored_link_id } = await db
    .insertInto('ignored_links')
    .values({ link: `https://${host}/`, prefix: host, created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = {
    name: 'A rule',
    condition: 'all',
    rows: '[]',
    actions: '[]',
    status: 'counted',
    max_notice_id: 0,
  } as const;
  const { id: rule_run_id } = await db
    .insertInto('rule_runs')
    .values({ ...run, filter_id: rule_id, uuid: randomUUID(), undo_uuid: randomUUID(), user_id: null, created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: assigned_host_id } = await db
    .insertInto('assigned_hosts')
    .values({ host: someDomain(), company_id, user_id: null, created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const removed = await insertCounterNotice(world, company_id, contact_id);
  const struck = await insertSubscriber(world, company_id, removed.removed_notice_id);
  const webhook = await insertWebhook(world, company_id);
  const intake = {
    notice_id,
    evidence_id,
    contact_id,
    contact_key_id,
    rule_id,
    ignored_link_id,
    rule_run_id,
    assigned_host_id,
  };
  return { ...removed, ...struck, ...webhook, ...intake };
}

/** Inserts a notice whose URL is disabled, with a complete counter-notice and a reported proceeding. */
async function insertCounterNotice(world: World, company_id: number, sender_id: number) {
  const { db } = world.deps;
  const date = world.clock.now();
  const domain = await putDomain(world, company_id);
  const url = `https://${domain.name}/film`;
  const urls = [{ url, domain_id: domain.id }];
  const removed_notice_id = await putNotice(world, { company_id, sender_id, urls });
  const { id: url_id } = await db
    .selectFrom('notice_urls')
    .select('id')
    .where('notice_id', '=', removed_notice_id)
    .executeTakeFirstOrThrow();
  const act = { notice_id: removed_notice_id, url_id, action: 'disabled', date, recorded_date: date } as const;
  await db.insertInto('url_actions').values(act).execute();
  const elements = { signature: true, material: true, mistake: true, contact: true, jurisdiction: true };
  const { id: counternotice_id } = await db
    .insertInto('counternotices')
    .values({
      ...{ notice_id: removed_notice_id, company_id, letter_id: null, submission_id: null, source_id: 3 },
      ...{ received_date: date, sender_name: 'Priya Nambiar', sender_email: someEmail(), subscriber_id: null },
      ...{ text: 'A counter-notice.', raw_file_id: null, elements: JSON.stringify(elements), found: '{}' },
      ...{ reason: null, verdict: 'complete', clock_start: '2026-11-17', state: 'held', created_by: null },
      created_date: date,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('counternotice_urls').values({ counternotice_id, position: 1, url_id, url }).execute();
  const hold = {
    counternotice_id,
    kind: 'court',
    state: 'reported',
    received_date: date,
    received_on: '2026-11-18',
  } as const;
  const { id: hold_id } = await db
    .insertInto('holds')
    .values({
      ...hold,
      court: 'N.D. Cal.',
      case_number: '1',
      file_id: null,
      url_ids: null,
      reason: null,
      user_id: null,
      date,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { removed_notice_id, counternotice_id, hold_id };
}

/** Inserts a subscriber with a strike. */
async function insertSubscriber(world: World, company_id: number, notice_id: number) {
  const { db } = world.deps;
  const created_date = world.clock.now();
  const { id: subscriber_id } = await db
    .insertInto('subscribers')
    .values({ company_id, handle: `user-${company_id}`, created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: strike_id } = await db
    .insertInto('strikes')
    .values({ subscriber_id, notice_id, standing: 'counted', date: created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { subscriber_id, strike_id };
}

/** Inserts a webhook that is off, so that no call sends anything. */
async function insertWebhook({ deps, clock }: World, company_id: number) {
  const created_date = clock.now();
  const { id: webhook_id } = await deps.db
    .insertInto('webhooks')
    .values({
      ...{ company_id, url: 'https://hooks.example.com/', description: '', events: ['*'], is_active: false },
      ...{ ...sealSecret(deps, newWebhookSecret()), created_date },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: webhook_delivery_id } = await deps.db
    .insertInto('webhook_deliveries')
    .values({
      ...{ webhook_id, message_id: 'msg_1', type: 'webhook.test', body: '{}' },
      // Tests that move the clock delete old deliveries.
      ...{ status: 'failed', next_date: null, created_date: new Date('2099-01-01') },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhook_id, webhook_delivery_id };
}

/** Opens the public page of another company, which is registered, with a form that was submitted there. */
export async function insertForm(world: World): Promise<Form> {
  const { deps } = world;
  const page = await pageOf(world);
  const reference = await submit(world, page, formBody(page));
  const { id: submission_id } = await deps.db
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { page, submission_id };
}

let invoices = 0;

/** Creates a subscription and the open invoice for its next period. */
async function insertInvoice({ db }: Deps, now: Date, company_id: number): Promise<number> {
  const [date, end] = [dateOf(now), addYears(dateOf(now), 1)];
  const subscription = {
    company_id,
    period: 'year',
    status: 'active',
    current_period_end: end,
    anchor_day: 1,
  } as const;
  await db
    .insertInto('subscriptions')
    .values({ ...subscription, clock_date: end })
    .execute();
  const bill_to = {
    name: 'Quay',
    email: someEmail(),
    address: '',
    line1: '',
    city: '',
    state: '',
    zip: '',
    country: '',
  };
  const sums = { total_cents: 96_000, lines: '[]', bill_to: JSON.stringify(bill_to), instructions: '' };
  const { id } = await db
    .insertInto('invoices')
    .values({
      ...sums,
      number: `A-${process.pid}-${++invoices}`,
      company_id,
      period_start: end,
      date,
      due_date: end,
      status: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function invite(
  { db }: Deps,
  invited_date: Date,
  company_id: number,
  email: string,
  role: 'owner' | 'viewer',
) {
  const { id } = await db
    .insertInto('representatives')
    .values({ company_id, email, role, status: 'invited', invited_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
