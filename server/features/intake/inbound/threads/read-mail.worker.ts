import { parentPort } from 'node:worker_threads';
import { type CheckTask, runCheck } from '../../../../reader/check-mail.ts';
import { exceededLimit, readMail } from '../../../../reader/read-mail.ts';
import type { CheckAnswer, ThreadAnswer, ThreadInput } from './reader-threads.ts';

/** Untrusted mail is parsed in this thread, which can be killed (security rule 16). */
async function read({ raw, isQuick }: ThreadInput): Promise<ThreadAnswer> {
  try {
    const message = await readMail(raw, { isQuick });
    // Copied to be transferable: they are views of the message's buffer.
    const attachments = message.attachments.map((file) => ({ ...file, bytes: new Uint8Array(file.bytes) }));
    return { outcome: 'read', message: { ...message, attachments } };
  } catch (error) {
    return { outcome: 'failed', reason: exceededLimit(error) ?? 'unreadable' };
  }
}

async function check(task: CheckTask): Promise<CheckAnswer> {
  try {
    return { found: await runCheck(task) };
  } catch {
    return { failed: true };
  }
}

parentPort!.on('message', async (input: ThreadInput | CheckTask) => {
  if ('task' in input) {
    parentPort!.postMessage(await check(input));
    return;
  }
  const answer = await read(input);
  const files = answer.outcome === 'read' ? answer.message.attachments : [];
  parentPort!.postMessage(
    answer,
    files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
  );
});
