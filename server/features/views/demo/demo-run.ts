import { createHash } from 'node:crypto';
import type { Role } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Config } from '../../../base/config.ts';
import { allOf } from '../../../db/in-batches.ts';
import { makeLimits } from '../../../db/limits.ts';
import type { Actor } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, PermanentError } from '../../../jobs/queue.ts';
import type { MailTransport } from '../../../mail/transport.ts';
import { sandboxGateway } from '../../../outside/card-gateway/sandbox.ts';
import type { MessageReader } from '../../intake/inbound/read/reading.ts';
import { readInbound } from '../../intake/inbound/read-inbound.ts';
import { readInThread } from '../../intake/inbound/threads/read-mail-in-thread.ts';
import { deliverWebhook } from '../../intake/webhooks/deliver/deliver-webhook.ts';
import { DELIVER_WEBHOOK } from '../../intake/webhooks/make/write-messages.ts';
import { claimJobs, nextDueDate } from './demo.queries.ts';
import { FRONT_SERVER } from './letters/front-server.ts';
import { SimulatedClock, Timeline } from './timeline.ts';
import { demoReceiver } from './webhooks.ts';

/** An address that the receiving mail server rejects, to show a failed delivery with that server's message. */
export const UNKNOWN_ADDRESS = 'takedown@osprey.example.org';
const REFUSAL = `550 5.1.1 <${UNKNOWN_ADDRESS}>: Recipient address rejected: User unknown in local recipient table`;

/** Never sends real mail, whatever SMTP_URL says. */
const demoTransport: MailTransport = {
  async send({ to_email }) {
    if (to_email === UNKNOWN_ADDRESS) {
      throw new PermanentError(REFUSAL, { cause: { response: REFUSAL } });
    }
    return { code: 250, words: '2.0.0 Ok: queued' };
  },
  close: () => undefined,
};

export type MakeHandlers = (deps: Deps, transport: MailTransport) => Record<string, JobHandler>;

/** A demo user; memberships grow as they join companies. */
export interface DemoUser extends Actor {
  id: number;
  email: string;
  name: string;
  memberships: { company_id: number; role: Role }[];
}

/** Scheduled jobs that run on their due dates. */
const SCHEDULED_JOBS = ['process-deadlines', 'charge-subscriptions'] as const;
/**
 * Jobs that share transactions and statements when they run concurrently. Others run one by one: inside the demo's transaction the
 * lock on the head of the history does not keep them apart.
 */
const SHARING_JOBS: readonly string[] = ['read-inbound', 'deliver-mail'];
const hashOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex');
const NEVER = new AbortController().signal;

/** Runs the demo script: the product's operations in one transaction, under a simulated clock. */
export class DemoRun {
  readonly deps: Deps;
  readonly timeline: Timeline;
  readonly clock: SimulatedClock;
  readonly #handlers: Record<string, JobHandler>;
  readonly #read = new Map<string, ReturnType<MessageReader>>();

  constructor(deps: Deps, db: Db, makeHandlers: MakeHandlers) {
    const now = deps.clock.now();
    this.timeline = new Timeline(now);
    this.clock = new SimulatedClock(new Date(0));
    const { clock } = this;
    // Senders are checked as by a mail server in front, without the DNS.
    const config: Config = { ...deps.config, MAIL_AUTH: 'dkim', AUTH_RESULTS_FROM: FRONT_SERVER };
    const own = { db, clock, config, limits: makeLimits(db, clock), gateway: sandboxGateway(db), accounting: null };
    this.deps = { ...deps, ...own };
    const read: MessageReader = (raw) => {
      const hash = hashOf(raw);
      const ahead = this.#read.get(hash);
      // A retry reads the message again.
      this.#read.delete(hash);
      return ahead ?? readInThread(raw);
    };
    this.#handlers = {
      ...makeHandlers(this.deps, demoTransport),
      'read-inbound': readInbound(this.deps, read) as JobHandler,
      [DELIVER_WEBHOOK]: deliverWebhook(this.deps, demoReceiver) as JobHandler,
    };
  }

  /** Prefetch: worker threads parse upcoming messages while the database is busy. */
  readAhead(raw: Buffer): void {
    this.#read.set(hashOf(raw), readInThread(raw));
  }

  async execute(): Promise<void> {
    const { now } = this.timeline;
    for (let next = this.timeline.next(); next; next = this.timeline.next()) {
      await this.#runScheduledJobs(next.at);
      this.clock.set(next.at);
      for (const step of next.steps) await step();
      await this.#runQueue();
    }
    await this.#runScheduledJobs(now);
    this.clock.set(now);
    await this.#runQueue();
  }

  /** Reminders, expirations and charges, early on their due dates. */
  async #runScheduledJobs(until: Date): Promise<void> {
    if (dateOf(until) === dateOf(this.clock.now())) return;
    for (let due = await nextDueDate(this.deps.db); due && due <= dateOf(until); ) {
      const morning = Math.min(Date.parse(`${due}T00:20:00Z`), until.getTime());
      this.clock.set(new Date(Math.max(morning, this.clock.now().getTime())));
      for (const name of SCHEDULED_JOBS) await this.#handlers[name]!.run({}, NEVER);
      await this.#runQueue();
      const next = await nextDueDate(this.deps.db);
      if (next === due) throw new Error(`the demo does not get past ${due}`);
      due = next;
    }
  }

  /** Runs all due jobs, in place of the workers. */
  async #runQueue(): Promise<void> {
    for (;;) {
      const jobs = await claimJobs(this.deps.db, this.clock.now());
      if (jobs.length === 0) return;
      for (const name of new Set(jobs.map((job) => job.name))) {
        const payloads = jobs.filter((job) => job.name === name).map(({ payload }) => payload);
        const run = (payload: unknown) => this.#runJob(this.#handlers[name]!, payload);
        if (SHARING_JOBS.includes(name)) await allOf(payloads.map(run));
        else for (const payload of payloads) await run(payload);
      }
    }
  }

  /** Retries like the queue: a busy machine may time out on the first attempt. */
  async #runJob(handler: JobHandler, payload: unknown, attempts = 1): Promise<void> {
    try {
      await handler.run(payload, NEVER, attempts);
    } catch (error) {
      if (error instanceof PermanentError) return handler.onDead?.(payload, error);
      if (attempts > handler.retry.length) throw error;
      await this.#runJob(handler, payload, attempts + 1);
    }
  }
}
