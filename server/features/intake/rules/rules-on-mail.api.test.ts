import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createRule, deleteRule, getRule } from '#core/contract/intake/filters.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import type { FieldConditionKey, FieldKey } from '#core/rules/intake/rule-lookups.ts';
import { ACTIONS, type ActionKey, FIELD_CONDITIONS, FIELDS } from '#core/rules/intake/rule-lookups.ts';
import { arriveAsIs, companyWith, rawMessage, seen } from '#tests/world/intake.ts';
import { putContact } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

/**
 * Every field with every condition and every action (decisions §7), on an HTML-only letter and on a forwarded one: rules see
 * the letter itself in both cases. Also on letters in which the field is empty.
 */
const statement = (token: string, url: string) => [
  `<p>Dear agent, this is case ${token}.</p><p>The work is our film "Quayside ${token}".</p><p>It is copied at ${url}</p>`,
  '<p>I have a good faith belief that this use is not authorized by the copyright owner, its agent, or the law.</p>',
  '<p>The information in this notice is accurate, and under penalty of perjury, I am authorized to act for the owner.</p>',
  '<p>Sincerely,<br>Mary Quay</p>',
];

interface Letter {
  token: string;
  url: string;
  /** The field to leave empty. */
  without?: FieldKey;
}

function htmlOnly({ token, url, without }: Letter, from = `claims-${token}@example.net`): Buffer {
  const isBare = without === 'url' || without === 'domain' || without === 'company';
  const html = without === 'body' ? '<p></p>' : statement(token, isBare ? 'our page' : url).join('\n');
  const name = `list-${token}.csv`;
  const csv = `Content-Type: text/csv; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n\nno,title\n`;
  const sender = without === 'sender_name' ? from : `Claims ${token} <${from}>`;
  return rawMessage(
    {
      From: without === 'sender_email' ? '' : sender,
      Subject: without === 'subject' ? '' : `Copies of Quayside ${token} found`,
      'Content-Type': 'multipart/mixed; boundary=b1',
    },
    `--b1\nContent-Type: text/html; charset=utf-8\n\n${html}\n${without === 'attachment_name' ? '' : `--b1\n${csv}\n`}--b1--`,
  );
}

function forwarded(letter: Letter): Buffer {
  const { token, without } = letter;
  const text = without === 'body' ? '' : 'This came to us.';
  return rawMessage(
    {
      From: 'Front desk <desk@example.org>',
      Subject: without === 'subject' ? '' : `Fwd: Copies of Quayside ${token} found`,
      'Content-Type': 'multipart/mixed; boundary=b2',
    },
    `--b2\nContent-Type: text/plain\n\n${text}\n--b2\nContent-Type: message/rfc822\n\n${htmlOnly(letter)}\n--b2--`,
  );
}

const SHAPES = { 'an HTML-only letter': htmlOnly, 'a forwarded letter': forwarded };

const valuesOf = (notice: Notice): Record<FieldKey, string> => ({
  subject: notice.subject,
  sender_email: notice.sender?.email ?? '',
  sender_name: notice.sender?.name ?? '',
  body: notice.text,
  url: notice.urls[0]?.url ?? '',
  domain: notice.urls[0]?.domain?.name ?? '',
  company: notice.company?.name ?? '',
  source: notice.source.name,
  attachment_name: notice.attachments.at(-1)?.name ?? '',
  completeness: notice.completeness.verdict,
  authenticity: notice.authenticity!.verdict,
});

const quoted = (text: string) =>
  text
    .replace(/[^\w ]/g, '\\$&')
    .replaceAll('\\\n', '\\s')
    .replaceAll('\\\r', '\\s');

/** A value with which the condition holds for this text, and one with which it does not. */
const HOLDS: Readonly<Record<FieldConditionKey, (text: string) => readonly [yes: string, no: string]>> = {
  contains: (text) => [text.slice(1, 9).toUpperCase(), `${text.slice(1, 9)}~`],
  does_not_contain: (text) => [`${text.slice(1, 9)}~`, text.slice(1, 9).toUpperCase()],
  equals: (text) => [text.slice(0, 1900).toUpperCase(), text.slice(1, 1900)],
  starts_with: (text) => [text.slice(0, 4).toUpperCase(), `~${text.slice(0, 4)}`],
  ends_with: (text) => [text.slice(-4).toUpperCase(), `${text.slice(-4)}~`],
  matches: (text) => [
    `^${quoted(text.slice(0, 3))}[\\s\\S]*${quoted(text.slice(-2))}$`,
    `^${quoted(text.slice(0, 3))}~`,
  ],
  is_empty: () => ['', ''],
  is_at_least: () => ['1', '99'],
};

interface Given {
  superuser: Person;
  contact_id: number;
  email: string;
}

const ACTION_VALUES: Readonly<Record<ActionKey, (given: Given) => string | number>> = {
  set_status: () => 17,
  set_sender: ({ contact_id }) => contact_id,
  forward_to_domain: () => '',
  forward_to: ({ email }) => email,
  add_note: () => 'By a rule.',
  ignore: () => '',
  stop: () => '',
};

type Row = { field: FieldKey; field_condition: FieldConditionKey; value: string };

/** Two changes of status both appear in the history; `stop` comes last. */
const ORDER: ActionKey[] = [
  'add_note',
  'forward_to',
  'forward_to_domain',
  'set_status',
  'ignore',
  'set_sender',
  'stop',
];

interface Rows {
  /** A condition that holds, and one that does not. */
  yes?: Row;
  no?: Row;
  /** Restricts the rules to this letter. */
  mine: Row;
}

/** A rule that does not match, one with every action, and one after it that is not reached. */
async function withRules(given: Given, { yes, no, mine }: Rows, send: () => Promise<number>) {
  const { superuser } = given;
  const actions = ORDER.map((action) => ({ action, value: ACTION_VALUES[action](given) }));
  const notes = (value: string) => [{ action: 'add_note' as const, value }];
  const rules = [
    ...(no ? [{ name: 'No', rows: [no, mine], actions: notes('By no rule.') }] : []),
    ...(yes ? [{ name: 'Yes', rows: [yes, mine], actions }] : []),
    { name: 'Behind', rows: [mine], actions: notes('After it.') },
  ];
  const made = [];
  for (const body of rules) made.push(await superuser.call(createRule, { body }));
  try {
    const notice = await seen(superuser, await send());
    const after = await Promise.all(made.map((params) => superuser.call(getRule, { params })));
    for (const { hits, last_hit } of after) expect(last_hit === null).toBe(hits === 0);
    return { notice, hit: after.filter(({ hits }) => hits === 1).map(({ name }) => name) };
  } finally {
    for (const params of made) await superuser.call(deleteRule, { params });
  }
}

const CONDITIONS = FIELD_CONDITIONS.map(({ key }) => key);

/** Two rules per condition, one that holds and one that doesn't, on one letter: the conditions of the rules that hit. */
async function conditionsMet(
  { superuser }: Given,
  field: FieldKey,
  text: string,
  mine: Row,
  send: () => Promise<number>,
): Promise<string[]> {
  const rules = CONDITIONS.flatMap((field_condition) =>
    HOLDS[field_condition](text).map((value, at) => ({
      name: at === 0 ? field_condition : `not ${field_condition}`,
      rows: [{ field, field_condition, value }, mine],
      actions: [{ action: 'add_note' as const, value: `${field_condition}: ${at}` }],
    })),
  );
  const made = [];
  for (const body of rules) made.push(await superuser.call(createRule, { body }));
  try {
    const notice = await seen(superuser, await send());
    const after = await Promise.all(made.map((params) => superuser.call(getRule, { params })));
    const hit = after.filter(({ hits }) => hits === 1).map(({ name }) => name);
    expect(notice.notes.map((note) => note.text).sort()).toEqual(hit.map((name) => `${name}: 0`).sort());
    return hit;
  } finally {
    for (const params of made) await superuser.call(deleteRule, { params });
  }
}

function expectDone({ contact_id, email }: Given, domainEmail: string | null, notice: Notice) {
  expect(notice.notes.map(({ text }) => text)).toEqual(['By a rule.']);
  expect(notice.sender?.id).toBe(contact_id);
  expect(notice.deliveries.map((delivery) => delivery.email).sort()).toEqual(
    [email, domainEmail].filter(Boolean).sort(),
  );
  expect(notice.status.name).toBe('Ignored');
  const changes = notice.history.flatMap((entry) => entry.changes);
  expect(changes).toContainEqual({ field: 'status', from: 'New', to: 'In progress' });
}

test('the table of actions contains every action once', () => {
  expect([...ORDER].sort()).toEqual(ACTIONS.map(({ key }) => key).sort());
});

/** A company, a domain and a superuser for a letter. */
async function prepare(world: World) {
  const given: Given = { superuser: await world.superuser(), contact_id: await putContact(world), email: someEmail() };
  const domainEmail = someEmail();
  const { domains } = await companyWith(world, await world.user(), [domainEmail]);
  const token = randomBytes(5).toString('hex');
  return { given, domainEmail, token, url: `https://${domains[0]!.name}/${token}` };
}

test('the stop flag alone skips the following rules, and the history shows it', async ({ world }) => {
  const { given, token, url } = await prepare(world);
  const rows: Row[] = [{ field: 'url', field_condition: 'contains', value: token }];
  const rules = [
    { name: 'Only stops', rows, actions: [], stop: true },
    { name: 'Behind', rows, actions: [{ action: 'add_note' as const, value: 'After it.' }] },
  ];
  const made = [];
  for (const body of rules) made.push(await given.superuser.call(createRule, { body }));
  try {
    const notice = await seen(given.superuser, (await arriveAsIs(world, htmlOnly({ token, url })))[0]!);
    const changes = notice.history.flatMap((entry) => entry.changes);
    expect(changes.filter(({ field }) => field === 'rule').map(({ to }) => to)).toEqual(['Only stops: stop']);
    expect(notice.notes).toEqual([]);
  } finally {
    for (const params of made) await given.superuser.call(deleteRule, { params });
  }
});

/** Fields that a forwarded message always fills. */
const CARRIED: readonly FieldKey[] = ['sender_email', 'sender_name', 'body', 'attachment_name'];
const hasDomain = (without: FieldKey) => !['url', 'domain', 'company', 'body'].includes(without);

/** Source, completeness and, of mail that is checked, authenticity are never empty. */
const emptiable = FIELDS.filter(({ key }) => !['source', 'completeness', 'authenticity'].includes(key));

for (const [shape, write] of Object.entries(SHAPES)) {
  describe(shape, () => {
    test.for(FIELDS)('every condition and every action works on: $name', async ({ key: field }, { world }) => {
      const { given, domainEmail, token, url } = await prepare(world);
      const send = async () => (await arriveAsIs(world, write({ token, url })))[0]!;
      const probe = await seen(given.superuser, await send());
      expect(probe.sender?.email).toBe(`claims-${token}@example.net`);
      expect(ELEMENTS.filter((element) => !probe.completeness[element])).toEqual([]);
      const text = valuesOf(probe)[field];
      expect(text).not.toBe('');
      const mine: Row = { field: 'url', field_condition: 'contains', value: token };
      expect(await conditionsMet(given, field, text, mine, send)).toEqual(
        CONDITIONS.filter((key) => key !== 'is_empty'),
      );
      // Actions don't depend on the condition, so one condition is enough.
      const [yes, no] = HOLDS.contains(text).map((value) => ({ field, field_condition: 'contains' as const, value }));
      const { notice, hit } = await withRules(given, { yes: yes!, no: no!, mine }, send);
      expect(hit).toEqual(['Yes']);
      expectDone(given, domainEmail, notice);
    });

    test.for(emptiable.filter(({ key }) => write === htmlOnly || !CARRIED.includes(key)))(
      'the condition “is empty” works with every action on: $name',
      async ({ key: field }, { world }) => {
        const { given, domainEmail, token, url } = await prepare(world);
        const send = async () => (await arriveAsIs(world, write({ token, url, without: field })))[0]!;
        expect(valuesOf(await seen(given.superuser, await send()))[field]).toBe('');
        const mine: Row = {
          field: field === 'attachment_name' ? 'subject' : 'attachment_name',
          field_condition: 'contains',
          value: token,
        };
        const { notice, hit } = await withRules(
          given,
          { yes: { field, field_condition: 'is_empty', value: '' }, mine },
          send,
        );
        expect(hit).toEqual(['Yes']);
        expectDone(given, hasDomain(field) ? domainEmail : null, notice);
      },
    );
  });
}
