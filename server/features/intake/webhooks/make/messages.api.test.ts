import { describe, expect } from 'vitest';
import { updateNotice } from '#core/contract/intake/notices.ts';
import { createUrlActions } from '#core/contract/intake/url-actions.ts';
import { changeWebhook } from '#core/contract/intake/webhooks.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { completeOrder } from '#core/contract/trade/orders.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { transaction } from '#server/db/transaction.ts';
import { processCounterNotices } from '#server/features/intake/counter-notices/mail/process-clocks.ts';
import { processDeadline } from '#server/features/registry/designation/process-deadline.ts';
import { act, arriving, moveTo, removed } from '#tests/world/counter-notices.ts';
import { arrive, rawMessage, takedown } from '#tests/world/intake.ts';
import { putNotice } from '#tests/world/notices.ts';
import { IDS, orderIn } from '#tests/world/orders.ts';
import { test } from '#tests/world/post.ts';
import { withWebhook } from '#tests/world/webhooks.ts';
import { someEmail, type World } from '#tests/world/world.ts';
import { writeBody } from './body.ts';
import { causesOf } from './causes.ts';
import { announceRecordDiffers } from './record-differs.ts';

type Given = Awaited<ReturnType<typeof withWebhook>>;

/** Types and bodies recorded since the last call, oldest first. */
function recorder(world: World, { webhook }: Given) {
  let last = 0;
  return async () => {
    const rows = await world.deps.db
      .selectFrom('webhook_deliveries')
      .select(['id', 'type', 'body'])
      .where('webhook_id', '=', webhook.id)
      .where('id', '>', last)
      .orderBy('id')
      .execute();
    last = rows.at(-1)?.id ?? last;
    return rows.map(({ type, body }) => [type, JSON.parse(body).data]);
  };
}

const typesOf = (recorded: unknown[][]) => recorded.map(([type]) => type);

describe('a company is told', () => {
  test('of a notice from its receipt to its end, without the letter, names or addresses of people', async ({
    world,
  }) => {
    const given = await withWebhook(world);
    const { owner, company_id, domain } = given;
    const recorded = recorder(world, given);
    const sender = { name: 'Secret Sender', email: 'secret@example.net' };
    const urls = [`https://${domain}/@somebody`, `https://${domain}/2`];
    const original = { url: 'https://original.example.org/', host: 'original.example.org', role: 'mentioned' } as const;
    const read = takedown(urls, { sender, text: 'The secret letter', subject: 'Secret subject' });
    const [id] = await arrive(world, { ...read, urls: [...read.urls, original] });
    const [received, ...rest] = await recorded();
    expect(rest).toEqual([]);
    expect(received).toEqual([
      'notice.received',
      {
        company_id,
        notice: {
          id,
          number: String(id).padStart(4, '0'),
          kind: 'takedown',
          verdict: 'complete',
          status: { id: 15, name: 'New' },
          received_date: expect.any(String),
          urls_count: 3,
          urls: [...urls, 'https://original.example.org/'].map((url) => ({
            id: expect.any(Number),
            url,
            state: 'open',
          })),
        },
      },
    ]);
    await world.work();
    expect(typesOf(await recorded()).sort()).toEqual(['notice.sent', 'notice.updated']);

    const params = { id: id! };
    await owner.call(updateNotice, { params, body: { status: 17 } });
    await owner.call(updateNotice, { params, body: { completeness: { work: false } } });
    await owner.call(createUrlActions, { params, body: { urls: 'all', action: 'disabled' } });
    const updates = await recorded();
    expect(updates.map(([type, data]) => [type, data.notice.status.name, data.notice.verdict])).toEqual([
      ['notice.updated', 'In progress', 'complete'],
      ['notice.updated', 'In progress', 'defective'],
      ['notice.updated', 'In progress', 'defective'],
    ]);
    expect(updates.at(-1)![1].notice.urls.map(({ state }: { state: string }) => state)).toEqual([
      ...['disabled', 'disabled', 'open'],
    ]);
    await owner.call(createNote, { body: { content_type: 'notice', object_id: id!, text: 'A note' } });
    await owner.call(updateNotice, { params, body: { subject: 'Another subject', notes: 'One more' } });
    expect(await recorded()).toEqual([]);

    const stored = await world.deps.db.selectFrom('webhook_deliveries').select('body').execute();
    expect(stored.map(({ body }) => body).join()).not.toMatch(/secret|Marlow|someone|@example/i);
  });

  test('of a forward that failed', async ({ world, post }) => {
    const given = await withWebhook(world);
    const recorded = recorder(world, given);
    const { work } = await post(550);
    const [id] = await arrive(world, takedown([`https://${given.domain}/x`]));
    await recorded();
    await work();
    expect((await recorded()).map(([type, data]) => [type, data.notice.id])).toEqual([['notice.delivery_failed', id]]);
  });

  test('of a notice when it gets it, and of nothing while the webhook is off or wants other events', async ({
    world,
  }) => {
    const given = await withWebhook(world, {}, ['notice.received']);
    const { owner, company_id, webhook, settings } = given;
    const recorded = recorder(world, given);
    const superuser = settings.as(await world.superuser());
    const assign = async () => {
      const id = await putNotice(world, { urls: [{ url: 'https://elsewhere.example.org/x' }] });
      await superuser.call(updateNotice, { params: { id }, body: { company_id } });
      return id;
    };
    const id = await assign();
    await owner.call(updateNotice, { params: { id }, body: { status: 17 } });
    expect((await recorded()).map(([type, data]) => [type, data.notice.id])).toEqual([['notice.received', id]]);
    const on = (is_active: boolean) => owner.call(changeWebhook, { params: { id: webhook.id }, body: { is_active } });
    await on(false);
    await assign();
    await on(true);
    expect(await recorded()).toEqual([]);
  });

  test('of a counter-notice, when it may put the material back, and of a retraction', async ({ world }) => {
    world.clock.set(new Date('2026-11-16T15:00:00Z'));
    const given = await withWebhook(world);
    const { owner, company_id, domain } = given;
    const recorded = recorder(world, given);
    const { notice_id, urls, complainant } = await removed(world, { owner, company: { company_id, domain } });
    await world.work();
    await recorded();
    await moveTo(world, '2026-11-17T17:00:00Z', owner);
    await arriving(world, { urls: [urls[0]!.url], from: someEmail() });
    const came = await recorded();
    expect(typesOf(came)).toEqual(['counter_notice.received', 'notice.updated']);
    const [, data] = came[0]!;
    expect(data).toEqual({
      company_id,
      counter_notice: {
        ...{ id: expect.any(Number), number: expect.stringMatching(/^C/), notice_id },
        ...{ verdict: 'complete', outcome: 'waiting', received_date: expect.any(String) },
        clock: { earliest: '2026-12-02', safe_from: '2026-12-03', safe_until: '2026-12-07', latest: '2026-12-08' },
        ...{ urls_count: 1, urls: [{ id: urls[0]!.id, url: urls[0]!.url, state: 'disputed' }] },
      },
    });
    await moveTo(world, '2026-12-03T14:00:00Z', owner);
    await processCounterNotices(given.settings.deps).run({}, new AbortController().signal);
    const due = await recorded();
    expect([typesOf(due), due[0]![1].counter_notice.outcome]).toEqual([['counter_notice.restore_due'], 'restore_due']);

    const sender = { name: 'Quayside Rights', email: complainant };
    const raw = rawMessage({ From: complainant });
    const completeness = { ...takedown([]).completeness, kind: 'retraction' } as const;
    await arrive(world, takedown([urls[0]!.url], { sender, completeness }), { raw });
    const retracted = await recorded();
    expect(typesOf(retracted)).toContain('notice.retracted');
    const told = retracted.find(([type]) => type === 'notice.retracted');
    expect(told![1].notice.id).toBe(notice_id);
    await act(owner, notice_id, { action: 'restored' });
    expect(typesOf(await recorded())).toContain('notice.updated');
  });

  test('of an order that is complete, of its designation, and of a record that differs', async ({ world }) => {
    const person = await world.user();
    const { id: order_id, company } = await orderIn(world, person, 'processing');
    const company_id = company.id;
    const given = await withWebhook(world, {}, ['*'], { person, company_id });
    const { settings } = given;
    const recorded = recorder(world, given);
    const superuser = settings.as(await world.superuser());
    await superuser.call(completeOrder, { params: { id: order_id }, body: IDS });
    expect(await recorded()).toEqual([
      [
        'order.completed',
        {
          company_id,
          order: {
            ...{ id: order_id, number: String(order_id).padStart(4, '0') },
            ...{ type: { id: expect.any(Number), name: expect.any(String) }, status: { id: 7, name: 'Complete' } },
          },
        },
      ],
    ]);
    const designated = async (expires_date: string) => {
      const today = world.clock.now().toISOString().slice(0, 10);
      const values = { expires_date, clock_date: today, status_id: COMPANY_STATUS.registered };
      await world.deps.db.updateTable('companies').set(values).where('id', '=', company_id).execute();
      await transaction(settings.deps, null, (tx) => processDeadline(tx, settings.deps.config, company_id));
      return recorded();
    };
    const inDays = (days: number) =>
      new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect(await designated(inDays(7))).toEqual([
      ['designation.expiring', { company_id, designation: { expires_date: inDays(7), days_left: 7 } }],
    ]);
    expect(await designated(inDays(0))).toEqual([
      ['designation.expired', { company_id, designation: { expires_date: inDays(0), days_left: 0 } }],
    ]);
    await transaction(settings.deps, null, async (tx) => announceRecordDiffers(tx, company_id, ['agent_email']));
    expect(await recorded()).toEqual([
      ['designation.record_differs', { company_id, record: { differences: ['agent_email'] } }],
    ]);
  });

  test('of what was committed only', async ({ world }) => {
    const given = await withWebhook(world);
    const recorded = recorder(world, given);
    const failing = transaction(given.settings.deps, null, async (tx) => {
      announceRecordDiffers(tx, given.company_id, []);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await recorded()).toEqual([]);
  });
});

describe('the body of a message', () => {
  const NOW = new Date('2026-11-19T00:00:00Z');
  const body = (urls: string[]) =>
    writeBody('notice.received', NOW, {
      urls: urls.map((url, id) => ({ id, url, state: 'open' })),
      data: (some) => ({ urls: some }),
    });

  test('names 50 URLs at most and stays under 20,000 bytes, leaving off whole URLs from the end', () => {
    expect(JSON.parse(body(Array(60).fill('https://example.com/'))).data.urls).toHaveLength(50);
    const long = body(Array(50).fill(`https://example.com/${'é'.repeat(1000)}`));
    expect(Buffer.byteLength(long)).toBeLessThan(20_000);
    expect(JSON.parse(long).data.urls).toHaveLength(9);
    expect(JSON.parse(body(['x'.repeat(30_000)])).data.urls).toEqual([]);
  });
});

test('each cause counts once, and a new notice causes no updates', () => {
  const on = { model: 'notice', object_id: 5 } as const;
  const status = { ...on, action: 'status changed', changes: [{ field: 'status', from: 'New', to: 'Sent' }] };
  const read = { ...on, action: 'read', changes: [{ field: 'kind', from: null, to: 'takedown' }] };
  const updated = { type: 'notice.updated', object_id: 5 } as const;
  expect(causesOf({ history: [status, status, read], announced: [updated] })).toEqual([updated]);
  const received = { type: 'notice.received', object_id: 5 } as const;
  expect(causesOf({ history: [status], announced: [received, received] })).toEqual([received]);
  expect(causesOf({ history: [read], announced: [] })).toEqual([]);
});
