import { expect } from 'vitest';
import { createRule, deleteRule, getRule } from '#core/contract/intake/filters.ts';
import { getNotice, updateNotice } from '#core/contract/intake/notices.ts';
import {
  createRuleRun,
  getRuleRun,
  listRuleRuns,
  type RuleRun,
  startRuleRun,
  undoRuleRun,
} from '#core/contract/intake/rule-runs.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { messages } from '#core/messages.ts';
import { runRule } from '#server/features/intake/rules/runs/run-rule.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const uniqueWord = () => `Tide${Math.random().toString(36).slice(2, 12)}`;
const NOTE = 'Known sender of this season';

/** A rule that closes notices with a word in the subject and adds a note, and some notices that have it. */
async function ruleAndNotices(world: World, count: number, actions?: { action: string; value?: string }[]) {
  const [superuser, word] = [await world.superuser(), uniqueWord()];
  const rule = await superuser.call(createRule, {
    body: {
      name: `Close ${word}`,
      is_active: false,
      rows: [{ field: 'subject', field_condition: 'contains', value: word }],
      actions: (actions ?? [
        { action: 'set_status', value: '18' },
        { action: 'add_note', value: NOTE },
      ]) as never,
    },
  });
  const company_id = await world.company([]);
  const notices: number[] = [];
  for (let n = 0; n < count; n++) notices.push(await putNotice(world, { company_id, subject: `${word} ${n}` }));
  await putNotice(world, { company_id, subject: 'Another subject' });
  return { superuser, rule, notices, word };
}

const idOf = (run: RuleRun) => ({ params: { id: run.id } });

async function counted(world: World, superuser: Person, rule: { id: number }): Promise<RuleRun> {
  const run = await superuser.call(createRuleRun, { params: { id: rule.id } });
  expect(run).toMatchObject({ status: 'counting', matched: 0, applied: 0, user: { id: superuser.id } });
  await world.work();
  return superuser.call(getRuleRun, idOf(run));
}

async function done(world: World, superuser: Person, rule: { id: number }): Promise<RuleRun> {
  const run = await counted(world, superuser, rule);
  expect(await superuser.call(startRuleRun, idOf(run))).toMatchObject({ status: 'running' });
  await world.work();
  return superuser.call(getRuleRun, idOf(run));
}

const statuses = (superuser: Person, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await superuser.call(getNotice, { params: { id } })).status.id));

test('a run counts the matching notices first and changes nothing', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 3);
  const run = await counted(world, superuser, rule);
  expect(run).toMatchObject({ status: 'counted', progress: 100, matched: 3, applied: 0, undo_until: null });
  expect(run.rule).toEqual({ id: rule.id, name: rule.name });
  expect(await statuses(superuser, notices)).toEqual([15, 15, 15]);
  expect(await superuser.call(listRuleRuns, { query: { rule: rule.id } as never })).toEqual({
    results: [run],
    count: 1,
  });
});

test('a started run applies the rule in the background; history and hits tell it', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 30);
  const run = await done(world, superuser, rule);
  expect(run).toMatchObject({ status: 'done', progress: 100, matched: 30, applied: 30, unchanged: 0 });
  expect(new Set(await statuses(superuser, notices))).toEqual(new Set([18]));
  const notice = await superuser.call(getNotice, { params: { id: notices[0]! } });
  expect(notice.notes.map(({ text }) => text)).toEqual([NOTE]);
  expect(notice.history[0]).toMatchObject({
    action: 'rule applied',
    user: { id: superuser.id },
    changes: expect.arrayContaining([
      { field: 'status', from: 'New', to: 'Resolved' },
      { field: 'rule', from: null, to: `${rule.name}: set_status: Resolved` },
    ]),
  });
  // All entries of a run belong together.
  const { uuid } = notice.history[0]!;
  const together = await superuser.call(listHistory, { query: { uuid, content_type: 'notice', limit: 100 } });
  expect(together.count).toBe(30);
  expect((await superuser.call(getRule, { params: { id: rule.id } })).hits).toBe(30);
});

test('a run that is undone within 10 minutes puts everything back, and history tells both', async ({ world }) => {
  const sender = await putContact(world);
  const { superuser, rule, notices } = await ruleAndNotices(world, 3, [
    { action: 'ignore' },
    { action: 'set_sender', value: String(sender) },
    { action: 'add_note', value: NOTE },
  ]);
  const run = await done(world, superuser, rule);
  expect(Date.parse(run.undo_until!) - Date.parse(run.finished_date!)).toBe(600_000);
  expect(await superuser.call(undoRuleRun, idOf(run))).toMatchObject({ status: 'undoing' });
  await world.work();
  expect(await superuser.call(getRuleRun, idOf(run))).toMatchObject({
    ...{ status: 'undone', matched: 3, applied: 0, undone: 3, left_alone: 0, undo_until: null },
  });
  for (const id of notices) {
    const notice = await superuser.call(getNotice, { params: { id } });
    expect(notice).toMatchObject({ status: { id: 15 }, sender: null, notes: [] });
    expect(notice.history.map(({ action }) => action).slice(0, 2)).toEqual(['rule undone', 'rule applied']);
    expect(notice.history[0]!.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', from: 'Ignored', to: 'New' },
        { field: 'notes', from: NOTE, to: null },
      ]),
    );
  }
  expect((await superuser.call(getRule, { params: { id: rule.id } })).hits).toBe(0);
  const onRule = await superuser.call(listHistory, { query: { content_type: 'filter', object_id: rule.id } });
  expect(onRule.results.map(({ action }) => action)).toEqual(['run undone', 'run on existing notices', 'created']);
});

test('notices that a person changed after the run are left alone, and the run says so', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 4);
  const run = await done(world, superuser, rule);
  await superuser.call(updateNotice, { params: { id: notices[0]! }, body: { status: 20 } });
  await superuser.call(createNote, { body: { content_type: 'notice', object_id: notices[1]!, text: 'Seen' } });
  await superuser.call(undoRuleRun, idOf(run));
  await world.work();
  expect(await superuser.call(getRuleRun, idOf(run))).toMatchObject({ status: 'undone', undone: 2, left_alone: 2 });
  expect(await statuses(superuser, notices)).toEqual([20, 18, 15, 15]);
});

test('a run can be undone for 10 minutes', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 1);
  const run = await done(world, superuser, rule);
  world.clock.advance(540);
  expect((await superuser.call(getRuleRun, idOf(run))).undo_until).not.toBeNull();
  world.clock.advance(61);
  expect((await superuser.call(getRuleRun, idOf(run))).undo_until).toBeNull();
  const refusal = await superuser.refused(undoRuleRun, idOf(run));
  expect([refusal.status, refusal.body]).toEqual([409, { message: messages.ruleRunRefused }]);
  expect(await statuses(superuser, notices)).toEqual([18]);
});

test('starting and undoing twice act once', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 2);
  const run = await counted(world, superuser, rule);
  await Promise.all([superuser.call(startRuleRun, idOf(run)), superuser.call(startRuleRun, idOf(run))]);
  await world.work();
  expect(await superuser.call(startRuleRun, idOf(run))).toMatchObject({ status: 'done', applied: 2 });
  await world.work();
  const notice = async () => superuser.call(getNotice, { params: { id: notices[0]! } });
  expect((await notice()).notes).toHaveLength(1);
  await Promise.all([superuser.call(undoRuleRun, idOf(run)), superuser.call(undoRuleRun, idOf(run))]);
  await world.work();
  expect(await superuser.call(undoRuleRun, idOf(run))).toMatchObject({ status: 'undone', undone: 2 });
  expect((await notice()).history.filter(({ action }) => action === 'rule undone')).toHaveLength(1);
  expect((await superuser.refused(startRuleRun, idOf(run))).status).toBe(409);
});

test('a second run finds the same notices and changes nothing again', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 2);
  await done(world, superuser, rule);
  expect(await done(world, superuser, rule)).toMatchObject({ matched: 2, applied: 0, unchanged: 2 });
  expect((await superuser.call(getNotice, { params: { id: notices[0]! } })).notes).toHaveLength(1);
});

test('a job that is interrupted goes on where it left off, and two jobs at once change no notice twice', async ({
  world,
}) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 60);
  const run = await counted(world, superuser, rule);
  await superuser.call(startRuleRun, idOf(run));
  // The process dies after some batches: the loop stops without finishing the job.
  const { run: work } = runRule(world.deps);
  let checks = 0;
  const dying = { throwIfAborted: () => expect(++checks, 'the process dies').toBeLessThan(2) } as AbortSignal;
  await expect(work({ run_id: run.id }, dying)).rejects.toThrow('the process dies');
  const { applied } = await superuser.call(getRuleRun, idOf(run));
  expect([applied > 0, applied < 60]).toEqual([true, true]);
  const alive = new AbortController().signal;
  await Promise.all([work({ run_id: run.id }, alive), work({ run_id: run.id }, alive)]);
  await world.work();
  expect(await superuser.call(getRuleRun, idOf(run))).toMatchObject({ status: 'done', applied: 60 });
  for (const id of notices) {
    const { notes, history } = await superuser.call(getNotice, { params: { id } });
    expect([notes.length, history.filter(({ action }) => action === 'rule applied').length]).toEqual([1, 1]);
  }
});

test('a running run can be stopped and undone', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 30);
  const run = await counted(world, superuser, rule);
  await superuser.call(startRuleRun, idOf(run));
  await superuser.call(undoRuleRun, idOf(run));
  await world.work();
  expect(await superuser.call(getRuleRun, idOf(run))).toMatchObject({ status: 'undone', applied: 0 });
  expect(new Set(await statuses(superuser, notices))).toEqual(new Set([15]));
});

test('runs never forward notices; a rule that does nothing else cannot run: 409', async ({ world }) => {
  const { superuser, rule } = await ruleAndNotices(world, 1, [
    { action: 'forward_to', value: 'somebody@example.com' },
    { action: 'stop' },
  ]);
  const refusal = await superuser.refused(createRuleRun, { params: { id: rule.id } });
  expect([refusal.status, refusal.body]).toEqual([409, { message: messages.ruleNotRunnable }]);
  const both = await ruleAndNotices(world, 1, [
    { action: 'forward_to', value: 'somebody-else@example.com' },
    { action: 'set_status', value: '17' },
  ]);
  expect(await done(world, both.superuser, both.rule)).toMatchObject({ applied: 1 });
  expect(await statuses(both.superuser, both.notices)).toEqual([17]);
  expect(await world.mails('somebody-else@example.com')).toEqual([]);
});

test('a rule has one run under way at a time: 409', async ({ world }) => {
  const { superuser, rule } = await ruleAndNotices(world, 1);
  const params = { id: rule.id };
  const outcomes = await Promise.allSettled([
    superuser.call(createRuleRun, { params }),
    superuser.call(createRuleRun, { params }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusal = await superuser.refused(createRuleRun, { params });
  expect([refusal.status, refusal.body]).toEqual([409, { message: messages.ruleRunning }]);
  const { results } = await superuser.call(listRuleRuns, { query: { rule: rule.id } as never });
  expect((await superuser.refused(startRuleRun, idOf(results[0]!))).status).toBe(409);
  expect((await superuser.refused(deleteRule, { params })).status).toBe(409);
});

test('a run keeps the rule it was asked for, and stays after the rule was deleted', async ({ world }) => {
  const { superuser, rule, notices } = await ruleAndNotices(world, 1);
  const run = await counted(world, superuser, rule);
  await superuser.call(deleteRule, { params: { id: rule.id } });
  await superuser.call(startRuleRun, idOf(run));
  await world.work();
  expect(await superuser.call(getRuleRun, idOf(run))).toMatchObject({
    rule: { id: null, name: rule.name },
    applied: 1,
  });
  expect(await statuses(superuser, notices)).toEqual([18]);
});
