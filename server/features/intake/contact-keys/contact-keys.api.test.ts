import { describe, expect } from 'vitest';
import { createContactKey, deleteContactKey, listContactKeys } from '#core/contract/intake/contact-keys.ts';
import { mergeContact } from '#core/contract/intake/contacts.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { arriveAsIs, seen } from '#tests/world/intake.ts';
import { putContact } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { clearSigned, mimeSigned, type PgpPerson, revoked, somePgpKey } from '#tests/world/pgp.ts';
import { mailFrom } from '#tests/world/signed-mail.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

const DAY = 86_400_000;
const FRAUD = 'https://copies.example.org/more.jpg';
const TEXT = [
  'I am the owner of the copyright in the photograph “Low Tide”. The following URL infringes my copyright:',
  'https://copies.example.org/low-tide.jpg',
  '- - -',
  '-- Ada Marlow',
].join('\n\n');

const arrive = async (world: World, person: Person, raw: Buffer): Promise<Notice> =>
  seen(person, (await arriveAsIs(world, raw))[0]!);

const add = (person: Person, id: number, armored: string) =>
  person.request({ method: 'POST', url: `/api/notices/contacts/${id}/keys/`, payload: { armored } });

async function signedNotice(world: World, person: Person, pgp: PgpPerson, from: string, text?: string) {
  const body = text ?? (await clearSigned(pgp, TEXT));
  return arrive(world, person, mailFrom(from, { 'Content-Type': 'text/plain; charset=utf-8' }, body));
}

describe('PGP keys of a sender', () => {
  test('verify signed notices, past and new, until they are deleted', async ({ world }) => {
    const superuser = await world.superuser();
    const from = someEmail();
    const pgp = await somePgpKey(from);
    const before = await signedNotice(world, superuser, pgp, from);
    expect(before.authenticity).toMatchObject({ verdict: 'unsigned', pgp: { result: 'no_key' } });
    const id = before.sender!.id;

    const answer = await add(superuser, id, `Here it is:\n${pgp.armored}`);
    const key = answer.json();
    expect([answer.statusCode, key]).toEqual([
      201,
      { id: key.id, fingerprint: pgp.fingerprint, user_ids: [`Ada Marlow <${from}>`], expires_date: null },
    ]);
    const twice = await add(superuser, id, pgp.armored);
    expect([twice.statusCode, twice.json().message]).toEqual([409, 'This sender already has this key.']);
    await world.work();
    const after = await seen(superuser, before.id);
    expect(after.authenticity).toMatchObject({
      verdict: 'verified',
      pgp: { result: 'good', fingerprint: pgp.fingerprint },
    });
    expect(after.authenticity_line).toBe('Verified: sent by example.com');
    expect(after.history[0]).toMatchObject({
      action: 'sender checked',
      changes: [{ field: 'authenticity', from: 'unsigned', to: 'verified' }],
    });

    const other = someEmail();
    const mails: [Buffer | Promise<Buffer>, object][] = [
      [mimeSigned(pgp, from, TEXT), { verdict: 'verified', pgp: { result: 'good', fingerprint: pgp.fingerprint } }],
      [
        mailFrom(from, {}, (await clearSigned(pgp, TEXT)).replace('low-tide', 'high-tide')),
        { verdict: 'failed', pgp: { result: 'bad', fingerprint: pgp.fingerprint } },
      ],
      [
        mailFrom(from, {}, `These URLs infringe my copyright too:\n\n${FRAUD}\n\n${await clearSigned(pgp, TEXT)}`),
        { verdict: 'failed', pgp: { result: 'bad' } },
      ],
      // The key of another sender.
      [mailFrom(other, {}, await clearSigned(pgp, TEXT)), { verdict: 'unsigned', pgp: { result: 'no_key' } }],
    ];
    for (const [raw, expected] of mails) {
      expect((await arrive(world, superuser, await raw)).authenticity).toMatchObject(expected);
    }
    const changed = await signedNotice(
      world,
      superuser,
      pgp,
      from,
      (await clearSigned(pgp, TEXT)).replace('Low', 'Lo'),
    );
    expect(changed.authenticity_line).toBe('Warning: the text was changed after it was signed');

    const listed = await superuser.call(listContactKeys, { params: { id: String(id) } });
    expect(listed).toEqual({ results: [key], count: 1 });
    await superuser.call(deleteContactKey, { params: { id: String(id), key_id: String(key.id) } });
    await world.work();
    expect((await seen(superuser, before.id)).authenticity).toMatchObject({ verdict: 'verified' });
    expect((await signedNotice(world, superuser, pgp, from)).authenticity).toMatchObject({ pgp: { result: 'no_key' } });
    expect(await superuser.call(listContactKeys, { params: { id: String(id) } })).toEqual({ results: [], count: 0 });
    const { results } = await superuser.call(listHistory, { query: { content_type: 'contact', object_id: id } });
    expect(results.map(({ action }) => action)).toEqual(expect.arrayContaining(['key added', 'key deleted']));
  });

  test('verify the notices of a merged sender, whichever of the two has the key', async ({ world }) => {
    const superuser = await world.superuser();
    for (const isKeyMoved of [true, false]) {
      const pgp = await somePgpKey(someEmail());
      const signed = await signedNotice(world, superuser, pgp, someEmail());
      const other = await putContact(world, null);
      expect((await add(superuser, other, pgp.armored)).statusCode).toBe(201);
      const [id, into] = isKeyMoved ? [other, signed.sender!.id] : [signed.sender!.id, other];
      await world.work();
      expect((await seen(superuser, signed.id)).authenticity!.pgp!.result).toBe('no_key');
      await superuser.call(mergeContact, { params: { id: String(id) }, body: { into } });
      await world.work();
      expect((await seen(superuser, signed.id)).authenticity).toMatchObject({
        ...{ verdict: 'verified', pgp: { result: 'good', fingerprint: pgp.fingerprint } },
      });
    }
  });

  test('count as of the date of the signature', async ({ world }) => {
    const superuser = await world.superuser();
    const from = someEmail();
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    const expired = await somePgpKey(from, { date: ago(20), days: 10 });
    const gone = await somePgpKey(from, { date: ago(20) });
    const valid = await clearSigned(expired, TEXT, ago(15));
    const contact_id = (await signedNotice(world, superuser, expired, from, valid)).sender!.id;
    for (const armored of [expired.armored, await revoked(gone)]) {
      expect((await add(superuser, contact_id, armored)).statusCode).toBe(201);
    }
    const listed = await superuser.call(listContactKeys, { params: { id: String(contact_id) } });
    expect(Date.parse(listed.results[0]!.expires_date!)).toBeLessThan(Date.now());
    expect((await signedNotice(world, superuser, expired, from, valid)).authenticity!.pgp!.result).toBe('good');
    expect((await signedNotice(world, superuser, gone, from)).authenticity!.pgp!.result).toBe('no_key');
  });

  test('are public, single, and follow a merged sender', async ({ world }) => {
    const superuser = await world.superuser();
    const [id, into] = [await putContact(world, null), await putContact(world, null)];
    const [one, two] = [await somePgpKey(someEmail()), await somePgpKey(someEmail())];
    for (const [armored, sentence] of [
      [one.privateArmored, 'This is a private key. It was not kept.'],
      [`${one.armored}\n${two.armored}`, 'One key at a time.'],
      ['no key', 'This is not a PGP public key.'],
      ['', 'Please paste a PGP public key.'],
    ] as const) {
      const answer = await add(superuser, id, armored);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: sentence, armored: [sentence], errors: [`armored:${sentence}`] },
      ]);
    }
    expect((await add(superuser, 2 ** 31 - 1, one.armored)).statusCode).toBe(404);
    for (const [contact_id, { armored }] of [
      [id, one],
      [id, two],
      [into, two],
    ] as const) {
      await superuser.call(createContactKey, { params: { id: String(contact_id) }, body: { armored } });
    }
    await superuser.call(mergeContact, { params: { id: String(id) }, body: { into } });
    const { results } = await superuser.call(listContactKeys, { params: { id: String(into) } });
    expect(results.map(({ fingerprint }) => fingerprint).sort()).toEqual([one.fingerprint, two.fingerprint].sort());
  });
});
