import { createHash } from 'node:crypto';
import { extractText } from 'unpdf';
import { expect } from 'vitest';
import { createEvidence, getEvidence, listEvidence } from '#core/contract/intake/evidence-packs.ts';
import { getNotice, listNotices } from '#core/contract/intake/notices.ts';
import { confirmSubmission } from '#core/contract/intake/submissions.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { act, noticeOn, siteOf } from '#tests/world/actions.ts';
import { counterNoticesOf, report, typed } from '#tests/world/counter-notices.ts';
import { askForPack, madePack, onDisk, runVerify, seenPack } from '#tests/world/evidence.ts';
import { confirmToken, formBody, noticeOf, pageOf, submit } from '#tests/world/forms.ts';
import { arrive, companyWith, rawMessage, takedown } from '#tests/world/intake.ts';
import { test as withPost } from '#tests/world/post.ts';
import { reply } from '#tests/world/replies.ts';
import { someEmail, test } from '#tests/world/world.ts';

const DAY = 86_400;
const text = (files: ReadonlyMap<string, Buffer>, name: string): string => files.get(name)?.toString() ?? '';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const linesOf = (files: ReadonlyMap<string, Buffer>) =>
  text(files, 'history.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const manifestOf = (files: ReadonlyMap<string, Buffer>) =>
  JSON.parse(text(files, 'manifest.json')) as {
    notice: object;
    company: object | null;
    made: string;
    files: { name: string; size: number; sha256: string; description: string }[];
  };

withPost('a pack has everything about a notice, and its reader can check every byte of it', async ({ world, post }) => {
  const [owner, agent, address] = [await world.user(), await world.superuser(), someEmail()];
  const { company_id, domains } = await companyWith(world, owner, [address]);
  const url = `https://${domains[0]!.name}/film`;
  const complainant = someEmail();
  const raw = rawMessage({ 'X-Trace': 'quay-7' }, 'Please remove the film.\n.\nIt is ours.');
  const read = { sender: { name: 'Quayside Rights', email: complainant } };
  const [id] = await arrive(world, takedown([url], read), { raw });
  const mail = await post(451);
  await mail.work();
  world.clock.advance(31);
  await mail.work();
  const upload = multipart({ field: 'files', file: 'Screen: before*.png', bytes: 'a proof' });
  const { file_id } = (await owner.request({ method: 'POST', url: '/api/upload/', ...upload })).json();
  await act(owner, id!, { action: 'disabled', subscriber: '=user-7', note: '+1, done', file_id });
  await owner.request({
    method: 'POST',
    url: `/api/notices/${id}/attachment/`,
    ...multipart({ field: 'files', file: 'scan.pdf', bytes: '%PDF-1.7' }),
  });
  await reply(owner, id!);
  await typed(world, { owner, notice_id: id! }, { sender: { name: 'Priya Nambiar', email: someEmail() } });
  const [counter_id] = await counterNoticesOf(world, 'notice_id', id!);
  await report(world, owner, counter_id!);
  for (const is_internal of [true, false]) {
    const body = { object_id: id!, content_type: 'notice', text: `A note, ${is_internal}`, is_internal } as const;
    await agent.call(createNote, { body });
  }
  await mail.work();

  const { zip, files, file } = await madePack(mail, owner, id!);
  const number = String(id).padStart(4, '0');
  const counter = `counter-notices/C${String(counter_id).padStart(4, '0')}`;
  expect(file.name).toBe(`evidence-${number}.zip`);
  expect([...files.keys()]).toEqual([
    ...['VERIFY.txt', 'actions.csv', 'attachments/01-scan.pdf', 'authenticity.json', 'chain.json'],
    ...[`${counter}/counter-notice.json`],
    ...['01-forward', '02-receipt']
      .flatMap((one) => [`${counter}/deliveries/${one}.eml`, `${counter}/deliveries/${one}.txt`])
      .sort(),
    ...['deliveries/01-forward.eml', 'deliveries/01-forward.txt', 'deliveries/02-reply.eml', 'deliveries/02-reply.txt'],
    ...[
      'headers.txt',
      'history.jsonl',
      'original.eml',
      'proofs/01-Screen_ before_.png',
      'timeline.pdf',
      'manifest.json',
    ],
  ]);

  const manifest = manifestOf(files);
  expect(manifest).toMatchObject({ notice: { id, number }, company: { id: company_id } });
  expect(manifest.files.map(({ name }) => name)).toEqual([...files.keys()].slice(0, -1));
  for (const { name, size, sha256: sum, description } of manifest.files) {
    const bytes = files.get(name)!;
    expect([name, bytes.length, sha256(bytes)]).toEqual([name, size, sum]);
    expect(description.length, name).toBeGreaterThan(5);
  }

  expect(files.get('original.eml')).toEqual(raw);
  expect(text(files, 'headers.txt')).toBe(`${raw.toString().split('\r\n\r\n')[0]}\r\n`);
  expect(JSON.parse(text(files, 'authenticity.json'))).toMatchObject({
    authenticity: { verdict: 'unsigned', by: 'us' },
    dns: [],
  });
  expect(text(files, 'proofs/01-Screen_ before_.png')).toBe('a proof');
  const forwarded = mail.peer.received.filter(({ to }) => to.includes(address));
  expect(forwarded.map(({ raw: sent }) => sent)).toEqual([text(files, 'deliveries/01-forward.eml')]);
  expect(text(files, 'deliveries/01-forward.txt')).toMatch(
    /^To: \S+\nSubject: .+\nMessage-ID: <\S+>\nWritten: \S+Z\nStatus: accepted by the mail server\nAs sent: 01-forward\.eml, \d+ bytes, SHA-256 [0-9a-f]{64}\n\nAttempts \(time in UTC, code, response of the mail server\):\n\S+Z {2}451 {2}.*scripted answer\n\S+Z {2}250 {2}.+\n$/,
  );
  const replied = mail.peer.received.find(({ to, raw: sent }) => to.includes(complainant) && sent.includes('Re: '));
  expect(replied?.raw).toBe(text(files, 'deliveries/02-reply.eml'));

  const [head, row] = text(files, 'actions.csv').split('\r\n');
  expect(head).toBe('id,url,action,date,recorded_date,by,token,subscriber,reason,note,file');
  expect(row).toMatch(
    new RegExp(
      `^\\d+,${url},disabled,\\S+Z,\\S+Z,Ada Marlow,,'=user-7,,"'\\+1, done",proofs/01-Screen_ before_\\.png$`,
    ),
  );
  expect(JSON.parse(text(files, `${counter}/counter-notice.json`))).toMatchObject({
    ...{ sender: { name: 'Priya Nambiar' }, urls: [url], verdict: 'complete', text: 'This is a counter-notice.' },
    proceedings: [{ kind: 'court', court: 'N.D. California', urls: [url] }],
  });

  const lines = linesOf(files);
  const notices = (await owner.call(listHistory, { query: { content_type: 'notice', object_id: id!, limit: 500 } }))
    .results;
  const known = notices.filter(({ action }) => action !== 'evidence pack made').map((entry) => entry.id);
  const linesOn = (model: 'notice' | 'counternotice', of: number) =>
    lines.filter((line) => line.content_type === CONTENT_TYPES[model] && line.object_id === of).map((line) => line.id);
  expect(linesOn('notice', id!)).toEqual(known.sort((a, b) => a - b));
  expect(linesOn('counternotice', counter_id!).length).toBeGreaterThan(0);
  expect(JSON.stringify(lines)).not.toMatch(/internal note|evidence pack/);
  expect(Object.keys(lines[0])).toEqual([
    ...[
      'action',
      'changes',
      'content_type',
      'date',
      'hash',
      'id',
      'is_snapshot',
      'object_id',
      'previous_hash',
      'snapshot',
    ],
    ...['user_id', 'uuid'],
  ]);
  expect(JSON.parse(text(files, 'chain.json'))).toEqual({ head: lines.at(-1).hash, length: lines.length });

  const { text: timeline } = await extractText(new Uint8Array(files.get('timeline.pdf')!), { mergePages: true });
  for (const said of ['The notice was received', 'Disabled: 1 URL', 'User: =user-7', 'forwarded to: ', '451 '])
    expect(timeline).toContain(said);
  for (const { id: entry, date } of lines) {
    expect(timeline).toContain(String(entry));
    expect(timeline).toContain(`${date.slice(0, 19).replace('T', ' ')} UTC`);
  }

  const folder = onDisk(files);
  expect(runVerify(files, folder)).toEqual([
    { ok: true, said: 'All files match the manifest.\n' },
    { ok: true, said: `All ${lines.length} lines match the record.\n` },
  ]);
  const flipped = Buffer.from(files.get('history.jsonl')!);
  const at = flipped.lastIndexOf('"changes"') + 12;
  flipped[at] = flipped[at]! ^ 1;
  const [sums, history] = runVerify(files, onDisk(new Map(files).set('history.jsonl', flipped)));
  expect([sums?.ok, history?.ok]).toEqual([false, false]);
  expect(sums?.said).toContain('history.jsonl: FAILED');
  expect(history?.said).toMatch(/Line \d+ was changed\.|JSON/);
  const shorter = Buffer.from(`${text(files, 'history.jsonl').split('\n').slice(1).join('\n')}`);
  expect(runVerify(files, onDisk(new Map(files).set('history.jsonl', shorter)))[1]).toEqual({
    ...{ ok: false, said: 'A line is missing or was added.\n' },
  });

  world.clock.advance(5);
  const again = await madePack(mail, agent, id!);
  const differs = [...files].filter(([name, bytes]) => !again.files.get(name)?.equals(bytes)).map(([name]) => name);
  expect([differs, again.zip.length]).toEqual([['manifest.json'], zip.length]);
  expect({ ...manifestOf(again.files), made: manifest.made }).toEqual(manifest);
  expect(manifestOf(again.files).made).not.toBe(manifest.made);
});

test('a form’s pack has what was typed, signed and added, and a typed-in notice’s pack says why it has no original', async ({
  world,
}) => {
  const page = await pageOf(world);
  const body = formBody(page);
  const reference = await submit(world, page, body);
  const token = await confirmToken(world, body.email);
  await world.visitor().call(confirmSubmission, { body: { token } });
  const id = (await noticeOf(world, reference))!;
  const form = (await madePack(world, page.owner, id)).files;
  expect(JSON.parse(text(form, 'form.json'))).toMatchObject({
    ...{ company: page.company, form: { name: 'Nora Quill', signature: 'Nora Quill' }, supplements: [] },
    statements: { good_faith: expect.stringContaining('good faith') },
  });
  expect(form.has('original.eml')).toBe(true);
  expect(text(form, 'form.json')).not.toMatch(/is_suspect|confirm_hash|website/);

  const site = await siteOf(world);
  const typedIn = (await madePack(world, site.owner, await noticeOn(world, site))).files;
  expect([typedIn.has('original.eml'), typedIn.has('headers.txt'), typedIn.has('form.json')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(text(typedIn, 'VERIFY.txt')).toContain(
    'the notice did not arrive by email or through the form; someone typed it in.',
  );
  expect(text(typedIn, 'actions.csv')).toBe(
    'id,url,action,date,recorded_date,by,token,subscriber,reason,note,file\r\n',
  );
  expect(JSON.parse(text(typedIn, 'chain.json'))).toEqual({ head: null, length: 0 });
  expect(runVerify(typedIn, onDisk(typedIn)).map(({ ok }) => ok)).toEqual([true, true]);
});

test('of a letter about several companies, a pack has the original and nothing else of the other', async ({
  world,
}) => {
  const [mine, theirs] = [await siteOf(world), await siteOf(world)];
  const urls = [mine, theirs].map(({ domain }) => `https://${domain.name}/copy`);
  await arrive(world, takedown(urls), { raw: rawMessage({}, urls.join('\n')) });
  const [own, other] = await Promise.all(
    [mine, theirs].map(async ({ owner }) => (await owner.call(listNotices, { query: {} })).results[0]!.id),
  );
  await act(theirs.owner, other!, { action: 'disabled', subscriber: 'their-user' });
  await act(mine.owner, own!, { action: 'gone' });
  await world.work();
  const { files } = await madePack(world, mine.owner, own!);
  expect(text(files, 'original.eml')).toContain(urls[1]);
  const rest = [...files].filter(([name]) => !/original|\.eml$|\.pdf$/.test(name)).map(([, bytes]) => bytes.toString());
  expect(rest.join('\n')).not.toContain(theirs.domain.name);
  expect(rest.join('\n')).not.toContain('their-user');
});

test('one pack is made at a time, only handlers get it, and it can be downloaded for 30 days', async ({ world }) => {
  const site = await siteOf(world);
  const { owner, company_id } = site;
  const id = await noticeOn(world, site);
  const first = await askForPack(owner, id);
  expect(await askForPack(owner, id)).toBe(first);
  const created_date = world.clock.now().toISOString();
  const making = { id: first, status: 'making', file: null, error: null };
  expect(await seenPack(owner, first)).toMatchObject(making);
  await world.work();
  const { file, ...ready } = await seenPack(owner, first);
  expect(ready).toEqual({
    id: first,
    status: 'ready',
    error: null,
    created_date: expect.stringContaining(created_date.slice(0, 15)),
  });
  const url = `/api/files/${file!.file_id}/`;
  expect((await owner.call(getNotice, { params: { id } })).attachments).toEqual([]);
  for (const role of ['viewer', 'billing', 'notices', 'administrator'] as const) {
    const member = await world.user();
    await world.join(company_id, member, role);
    const status = role === 'viewer' || role === 'billing' ? 403 : 200;
    const answers = [url, `/api/evidence/${first}/`, `/api/notices/${id}/evidence/`].map((at) =>
      member.request({ url: at }),
    );
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
  }
  const stranger = (await siteOf(world)).owner;
  for (const at of [url, `/api/evidence/${first}/`, `/api/notices/${id}/evidence/`])
    expect((await stranger.request({ url: at })).statusCode).toBe(404);
  expect((await stranger.request({ method: 'POST', url: `/api/notices/${id}/evidence/` })).statusCode).toBe(404);

  const second = await askForPack(owner, id);
  expect(second).not.toBe(first);
  const listed = await owner.call(listEvidence, { params: { id }, query: {} });
  expect([listed.count, listed.results.map((pack) => [pack.id, pack.status])]).toEqual([
    2,
    [
      [second, 'making'],
      [first, 'ready'],
    ],
  ]);
  const actions = (await owner.call(listHistory, { query: { content_type: 'notice', object_id: id } })).results;
  expect(actions.map(({ action }) => action)).toEqual(['evidence pack made', 'evidence pack made']);

  await world.work();
  world.clock.advance(30 * DAY);
  Object.assign(owner, await world.session(owner));
  expect(await seenPack(owner, first)).toMatchObject({ status: 'expired', file: null });
  await world.work();
  expect((await owner.request({ url })).statusCode).toBe(404);
  expect(await seenPack(owner, first)).toMatchObject({ status: 'expired', file: null, error: null });
});

test('a pack that is too large is refused, and one that cannot be made says what to do', async ({ world }) => {
  const site = await siteOf(world);
  const { owner } = site;
  const id = await noticeOn(world, site);
  const made = await owner.request({
    method: 'POST',
    url: `/api/notices/${id}/attachment/`,
    ...multipart({ field: 'files', file: 'scan.pdf', bytes: '%PDF-1.7' }),
  });
  const [{ file_id }] = made.json();
  const { db } = world.deps;
  const sized = (size: number) => db.updateTable('files').set({ size }).where('id', '=', file_id).execute();
  await sized(500 * 1024 * 1024 + 1);
  const refusal = await owner.refused(createEvidence, { params: { id } });
  expect([refusal.status, refusal.body.message]).toEqual([413, messages.evidenceTooLarge]);
  // Bytes that are missing: the pack is tried again, and then given up.
  await sized(20);
  const pack = await askForPack(owner, id);
  for (const seconds of [0, 6, 61, 301]) {
    world.clock.advance(seconds);
    await world.work();
  }
  expect(await seenPack(owner, pack)).toMatchObject({ status: 'failed', file: null, error: messages.evidenceFailed });
  await sized(8);
  expect((await madePack(world, owner, id)).files.has('attachments/01-scan.pdf')).toBe(true);
  expect((await owner.refused(getEvidence, { params: { id: 2_000_000_000 } })).status).toBe(404);
});
