import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { EvidencePack } from '#core/contract/intake/evidence-packs.ts';
import type { Db } from '#server/db/tables.ts';
import { threadSeconds } from '#server/threads/thread-cpu.ts';
import { builtServer, JWT_SECRET, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { unpacked } from '#tests/world/evidence.ts';
import { putNotice } from '#tests/world/notices.ts';
import { expectNone, figure, many, PATIENCE, scaled } from './figure.ts';
import { newAgent } from './people.ts';

const URLS = scaled(10_000, 1_000);
/** Acts on one URL each, beside one act on all of them. */
const ACTS = 100;
/** Each call reads every URL of the notice again. */
const ACTS_PER_CALL = 10;
const LANES = 6;
const MOST_PACK_SECONDS = 10;
const MOST_WAIT_SECONDS = 0.2;
/** The unit of /proc/…/stat: USER_HZ is 100 on every Linux. */
const TICKS = 100;

/** Processor seconds of a process with all its threads. */
function processSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function insertNotice(db: Db): Promise<{ id: number; urls: number[] }> {
  const created_date = new Date(Date.now() - 86_400_000);
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: 'Evidence Quay', status_id: 13, created_date })
    .returning('id')
    .executeTakeFirstOrThrow();
  const name = 'evidence-quay.com';
  const domain = { name, unicode_name: name, email: null, company_id, status_id: 13, created_date };
  const { id: domain_id } = await db.insertInto('domains').values(domain).returning('id').executeTakeFirstOrThrow();
  const urls = Array.from({ length: URLS }, (_, n) => ({ url: `https://${name}/copies/${n}/film.mp4`, domain_id }));
  const world = { deps: { db }, clock: { now: () => created_date } } as never;
  const id = await putNotice(world, { company_id, urls });
  const rows = await db.selectFrom('notice_urls').select('id').where('notice_id', '=', id).orderBy('id').execute();
  return { id, urls: rows.map((row) => row.id) };
}

test('a large notice is packed without delaying other requests', async () => {
  const store = { ...(await makeStore()), JWT_SECRET };
  const { db, close } = await openStore(store);
  const notice = await insertNotice(db);
  const agent = await newAgent(db);
  await close();
  const { pid, port } = await launchReady(store, await builtServer());
  const ask = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const headers = { authorization: `JWT ${agent}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...{ method, headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const json = async <T>(...args: Parameters<typeof ask>) => JSON.parse((await ask(...args)).bytes.toString()) as T;
  await ask(`/notices/${notice.id}/actions/`, { urls: 'all', action: 'disabled' });
  for (let from = 0; from < ACTS; from += ACTS_PER_CALL) {
    const urls = notice.urls.slice(from, from + ACTS_PER_CALL);
    await ask(`/notices/${notice.id}/actions/`, { urls, action: 'user_notified', note: 'Told by mail.' });
  }

  /** Makes a pack; resolves when it is ready. */
  async function make(): Promise<NonNullable<EvidencePack['file']>> {
    const { id } = await json<{ id: number }>(`/notices/${notice.id}/evidence/`, undefined, 'POST');
    const began = Date.now();
    for (;;) {
      const { status, file, error } = await json<EvidencePack>(`/evidence/${id}/`);
      if (file) return file;
      if (status !== 'making' || Date.now() - began > PATIENCE.timeout) throw new Error(`${status}: ${error}`);
      await wait(100);
    }
  }

  // A warm server.
  await make();
  const before = processSeconds(pid);
  const { file_id } = await make();
  const spent = processSeconds(pid) - before;

  let isOver = false;
  const waited: number[] = [];
  const wrong: string[] = [];
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    for (let n = lane; !isOver; n++) {
      const path = ['/users/profile/', '/companies/?limit=10', '/events/?limit=10', '/health/'][n % 4]!;
      // Processor time of the server's main thread: wall time counts other programs too.
      const start = threadSeconds(`${pid}`);
      const { status } = await ask(path);
      waited.push(threadSeconds(`${pid}`) - start);
      if (status !== 200) wrong.push(`${path} → ${status}`);
      await wait(20);
    }
  });
  await make();
  isOver = true;
  await Promise.all(lanes);

  const files = unpacked((await ask(`/files/${file_id}/`)).bytes);
  expect(files.get('actions.csv')!.toString().split('\r\n')).toHaveLength(URLS + ACTS + 2);
  expectNone(wrong);
  expect(spent, 'processor seconds of a pack').toBeLessThan(MOST_PACK_SECONDS);
  const sorted = waited.sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
  expect(p99, 'processor seconds that others waited, p99').toBeLessThan(MOST_WAIT_SECONDS);
  figure(
    `${many(URLS, 'URLs')} in ${spent.toFixed(1)} s of processor time; of ${many(sorted.length, 'other requests')}, 99 % waited for ${(p99 * 1000).toFixed(0)} ms of it at most`,
  );
});
