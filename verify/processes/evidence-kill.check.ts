import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { EvidencePack } from '#core/contract/intake/evidence-packs.ts';
import { systemClock } from '#server/base/clock.ts';
import { transaction } from '#server/db/transaction.ts';
import { EVIDENCE } from '#server/features/records/files/file-kinds.ts';
import { saveFile } from '#server/features/records/files/store/save-file.ts';
import { builtServer, endLeases, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { unpacked } from '#tests/world/evidence.ts';
import { putNotice } from '#tests/world/notices.ts';
import { PATIENCE } from '../figure.ts';
import { logIn, SUPERUSER } from '../product.ts';

const KILLS = 3;
/** Incompressible, so that writing the pack takes a while. */
const SCAN_BYTES = 12 * 1024 * 1024;

test('after kill -9 while a pack is made, it is made once, whole', async () => {
  const store = await makeStore();
  const settings = { ...store, ...SUPERUSER };
  const { db, close } = await openStore(store);
  const notice_id = await putNotice({ deps: { db }, clock: systemClock } as never);
  const bytes = randomBytes(SCAN_BYTES);
  const scan = { name: 'scan.pdf', type: 'application/pdf', bytes };
  await transaction({ db, clock: systemClock }, null, (tx) =>
    saveFile(tx, { ...scan, model: 'notice', object_id: notice_id }),
  );
  await close();
  const entry = await builtServer();
  let server = await launchReady(settings, entry);
  let agent = await logIn(server);
  const asked = await agent.call<{ id: number }>(server, 'POST', `/notices/${notice_id}/evidence/`);
  const { id } = asked.json;
  for (let kill = 1; kill <= KILLS; kill++) {
    await wait(100 * kill);
    server.kill('SIGKILL');
    await server.exit;
    await endLeases(store);
    server = await launchReady(settings, entry);
    agent = await logIn(server);
  }
  const seen = async () => (await agent.call<EvidencePack>(server, 'GET', `/evidence/${id}/`)).json;
  await expect.poll(async () => (await seen()).status, { ...PATIENCE, interval: 200 }).toBe('ready');
  const { file } = await seen();
  const answer = await fetch(`${server.url}/files/${file!.file_id}/`, {
    headers: { authorization: `JWT ${agent.access}` },
  });
  const files = unpacked(Buffer.from(await answer.arrayBuffer()));
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as { files: { name: string; sha256: string }[] };
  for (const { name, sha256 } of manifest.files) {
    expect([name, createHash('sha256').update(files.get(name)!).digest('hex')]).toEqual([name, sha256]);
  }
  expect(files.get('attachments/01-scan.pdf')!.equals(bytes)).toBe(true);
  server.kill('SIGTERM');
  expect((await server.exit).code).toBe(0);

  const after = await openStore(store);
  const packs = await after.db.selectFrom('evidence_packs').select('status').execute();
  const kept = await after.db.selectFrom('files').select('id').where('content_type', '=', EVIDENCE).execute();
  await after.close();
  expect([packs, kept]).toEqual([[{ status: 'ready' }], [{ id: file!.file_id }]]);
});
