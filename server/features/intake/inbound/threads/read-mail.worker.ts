import { parentPort } from 'node:worker_threads';
import { exceededLimit, readMail } from '../../../../reader/read-mail.ts';
import type { ThreadAnswer, ThreadInput } from './reader-threads.ts';

/** A stranger's mail is taken apart here, where it can cost no more than this thread (security rule 16). */
async function read({ raw, isQuick }: ThreadInput): Promise<ThreadAnswer> {
  try {
    const message = await readMail(raw, { isQuick });
    // They are pieces of the message's own bytes, which stay here.
    const attachments = message.attachments.map((file) => ({ ...file, bytes: new Uint8Array(file.bytes) }));
    return { outcome: 'read', message: { ...message, attachments } };
  } catch (error) {
    return { outcome: 'failed', reason: exceededLimit(error) ?? 'unreadable' };
  }
}

parentPort!.on('message', async (input: ThreadInput) => {
  const answer = await read(input);
  const files = answer.outcome === 'read' ? answer.message.attachments : [];
  parentPort!.postMessage(
    answer,
    files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
  );
});
