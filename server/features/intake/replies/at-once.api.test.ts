import { expect } from 'vitest';
import { PER_TARGET } from '#server/mail/named-mails.ts';
import { arrive, takedown } from '#tests/world/intake.ts';
import { INCOMPLETE, received, repliedBefore, repliesTo, replying } from '#tests/world/replies.ts';
import { someEmail, test } from '#tests/world/world.ts';
import { PER_DAY } from './limit-replies.ts';

const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

test('identical replies that are sent at once are sent once', async ({ world }) => {
  const superuser = await world.superuser();
  const { owner, sender, id } = await received(world);
  const all = await Promise.all([owner, superuser, owner, superuser, owner].map((who) => replying(who, id)));
  expect(statuses(all)).toEqual([200, 200, 200, 200, 201]);
  expect(await repliesTo(world, sender)).toHaveLength(1);
});

test('the last replies of a company’s day are not exceeded by answering several notices at once', async ({ world }) => {
  const { owner, company_id, domain } = await received(world);
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) {
    const letter = { sender: { name: '', email: someEmail() }, completeness: INCOMPLETE };
    ids.push(...(await arrive(world, takedown([`https://${domain.name}/${n}`], letter))));
  }
  await repliedBefore(world, company_id, PER_DAY.tries - 2);
  const all = await Promise.all(ids.map((id) => replying(owner, id)));
  expect(statuses(all)).toEqual([201, 201, 429, 429, 429]);
});

test('an address gets five mails an hour, also from notices of several companies at once', async ({ world }) => {
  const to = someEmail();
  const notices = [];
  for (let n = 0; n < PER_TARGET + 2; n++) notices.push(await received(world, { read: { text: to } }));
  const all = await Promise.all(notices.map(({ owner, id }) => replying(owner, id, { to })));
  expect(statuses(all)).toEqual([...Array(PER_TARGET).fill(201), 429, 429]);
  expect(await repliesTo(world, to)).toHaveLength(PER_TARGET);
});
