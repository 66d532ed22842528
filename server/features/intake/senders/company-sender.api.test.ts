import { describe, expect } from 'vitest';
import { createContact } from '#core/contract/intake/contacts.ts';
import { createRule } from '#core/contract/intake/filters.ts';
import { changeNoticeSender, createNotice } from '#core/contract/intake/notices.ts';
import { arrive, takedown } from '#tests/world/intake.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { allOf, assign, read, twoCompanies } from '#tests/world/reassigning.ts';
import { someEmail, test } from '#tests/world/world.ts';

const MARK = 'only-for-alpha';

describe('a company’s own sender', () => {
  test('is never shown on another company’s notice', async ({ world }) => {
    const { alice, bob, agent, a, b } = await twoCompanies(world);
    const body = { name: MARK, company: MARK, email: someEmail(), company_id: a.company_id };
    const sender = await alice.call(createContact, { body });
    const id = await putNotice(world, { company_id: b.company_id });
    await agent.call(changeNoticeSender, { params: { id }, body: { sender: sender.id } });
    const typed = await agent.call(createNotice, {
      body: {
        ...{ sender: sender.id, received_date: '2026-01-02', company_id: b.company_id },
        urls: [`https://${b.domains[0]!.name}/typed`],
      },
    });
    const free = await putNotice(world, { sender_id: sender.id });
    await assign(agent, free, b.company_id);
    for (const one of [id, typed.id, free]) {
      expect((await read(bob, one)).sender).toMatchObject({ name: '', company: '', email: body.email });
      expect(await allOf(bob, one)).not.toContain(MARK);
    }
    // A rule that sets it uses the address only.
    const subject = `About ${sender.email}`;
    const rows = [{ field: 'subject', field_condition: 'equals', value: subject }] as const;
    const actions = [{ action: 'set_sender', value: sender.id }] as const;
    await agent.call(createRule, {
      body: { name: 'Known sender', condition: 'all', rows: [...rows], actions: [...actions] },
    });
    const about = [`https://${b.domains[0]!.name}/copy`];
    const [ruled] = await arrive(world, takedown(about, { subject, sender: { name: 'Mail', email: someEmail() } }));
    expect((await read(bob, ruled!)).sender).toMatchObject({ name: '', company: '', email: body.email });
    expect(await allOf(bob, ruled!)).not.toContain(MARK);
    // Not even a member of both companies can transfer it.
    await world.join(b.company_id, alice, 'administrator');
    const other = await putContact(world, a.company_id);
    await alice.call(changeNoticeSender, { params: { id }, body: { sender: other } });
    expect((await read(bob, id)).sender).toMatchObject({ name: '' });
  });
});
