import { parentPort } from 'node:worker_threads';
import { findAgent } from '#core/rules/registry/public-record/policy-page.ts';
import { readRecord } from '#core/rules/registry/public-record/read-record.ts';
import { readPage } from '../../../../reader/read-page.ts';
import type { PageAnswer, PageInput } from './read-page-in-thread.ts';

/** Untrusted pages are read in this thread, which can be killed. One that cannot be read shows nothing. */
async function read({ bytes, agent }: PageInput): Promise<PageAnswer> {
  const text = await readPage(bytes).catch(() => null);
  if (text === null) return { record: null, found: null };
  return agent ? { record: null, found: findAgent(agent, text) } : { record: readRecord(text), found: null };
}

parentPort!.on('message', async (input: PageInput) => parentPort!.postMessage(await read(input)));
