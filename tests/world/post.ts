import { makeHandlers } from '#server/app/work.ts';
import { readConfig } from '#server/base/config.ts';
import { startWorker } from '#server/jobs/queue.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { startSmtpPeer } from '../fakes/smtp-peer.ts';
import { leaveUnsent } from './intake.ts';
import { test as base } from './world.ts';

type Peer = Awaited<ReturnType<typeof startSmtpPeer>>;
type Answers = NonNullable<Parameters<typeof startSmtpPeer>[0]>;

/** A mail server that receives our mail, and a function that sends the due mail. */
export const test = base.extend<{ post: (...answers: Answers) => Promise<{ peer: Peer; work(): Promise<void> }> }>({
  post: async ({ world }, use) => {
    const closing: (() => unknown)[] = [];
    await leaveUnsent(world);
    await use(async (...answers) => {
      const peer = await startSmtpPeer(answers);
      const config = readConfig({ SMTP_URL: peer.url, MAIL_FROM: 'agent@example.com', MAIL_RETRY_SECONDS: '30' });
      const transport = smtpTransport(peer.url, config.MAIL_FROM);
      closing.push(() => transport.close(), peer.close);
      const handlers = makeHandlers({ ...world.deps, config }, transport);
      return { peer, work: () => startWorker(world.deps, handlers, { poll: false }).drain() };
    });
    for (const close of closing) await close();
    await leaveUnsent(world);
  },
});
