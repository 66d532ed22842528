import { createHash } from 'node:crypto';
import type { Role } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { makeLimits } from '../../../db/limits.ts';
import type { Actor } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { type JobHandler, PermanentError } from '../../../jobs/queue.ts';
import type { MailTransport } from '../../../mail/transport.ts';
import { sandboxGateway } from '../../../outside/card-gateway/sandbox.ts';
import { readInbound } from '../../intake/inbound/process-message.ts';
import type { MessageReader } from '../../intake/inbound/read/reading.ts';
import { readInThread } from '../../intake/inbound/threads/read-in-thread.ts';
import { nextDueDate, takeJobs } from './demo.queries.ts';
import { StoryClock, Timeline } from './timeline.ts';

/** An address that the other mail server does not know: what is sent there shows as failed, in that server's words. */
export const UNKNOWN_ADDRESS = 'takedown@osprey.example.org';
const REFUSAL = `550 5.1.1 <${UNKNOWN_ADDRESS}>: Recipient address rejected: User unknown in local recipient table`;

/** Whatever the settings say, nothing of the demo's past leaves this machine. */
const demoTransport: MailTransport = {
  async send({ to_email }) {
    if (to_email === UNKNOWN_ADDRESS) throw new PermanentError(REFUSAL);
  },
  close: () => undefined,
};

export type MakeHandlers = (deps: Deps, transport: MailTransport) => Record<string, JobHandler>;

/** Somebody of the demo: what they may grows with the companies they join. */
export interface Player extends Actor {
  id: number;
  email: string;
  name: string;
  memberships: { company_id: number; role: Role }[];
}

/** What a designation or a subscription does by itself on its days. */
const KEEPERS = ['process-deadlines', 'charge-subscriptions'] as const;
const hashOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex');
const NEVER = new AbortController().signal;

/** Where the story is played: the product's operations, in one transaction, under a clock that walks through the past. */
export class Stage {
  readonly deps: Deps;
  readonly timeline: Timeline;
  readonly clock: StoryClock;
  readonly #handlers: Record<string, JobHandler>;
  readonly #read = new Map<string, ReturnType<MessageReader>>();

  constructor(deps: Deps, db: Db, makeHandlers: MakeHandlers) {
    const now = deps.clock.now();
    this.timeline = new Timeline(now);
    this.clock = new StoryClock(new Date(0));
    const { clock } = this;
    this.deps = { ...deps, db, clock, limits: makeLimits(db, clock), gateway: sandboxGateway(db), accounting: null };
    const read: MessageReader = (raw) => {
      const hash = hashOf(raw);
      const ahead = this.#read.get(hash);
      // Who asks again wants to have it read again.
      this.#read.delete(hash);
      return ahead ?? readInThread(raw);
    };
    this.#handlers = {
      ...makeHandlers(this.deps, demoTransport),
      'read-inbound': readInbound(this.deps, read) as JobHandler,
    };
  }

  /** The threads read what will come while the database is busy with what came before. */
  readAhead(raw: Buffer): void {
    this.#read.set(hashOf(raw), readInThread(raw));
  }

  async play(): Promise<void> {
    const { now } = this.timeline;
    for (let next = this.timeline.next(); next; next = this.timeline.next()) {
      await this.#keepUntil(next.at);
      this.clock.set(next.at);
      await next.step();
      await this.#work();
    }
    await this.#keepUntil(now);
    this.clock.set(now);
    await this.#work();
  }

  /** Reminders, expiries and charges on their own days, early in the morning. */
  async #keepUntil(until: Date): Promise<void> {
    if (dateOf(until) === dateOf(this.clock.now())) return;
    for (let due = await nextDueDate(this.deps.db); due && due <= dateOf(until); ) {
      const morning = Math.min(Date.parse(`${due}T00:20:00Z`), until.getTime());
      this.clock.set(new Date(Math.max(morning, this.clock.now().getTime())));
      for (const name of KEEPERS) await this.#handlers[name]!.run({}, NEVER);
      await this.#work();
      const next = await nextDueDate(this.deps.db);
      if (next === due) throw new Error(`the demo does not get past ${due}`);
      due = next;
    }
  }

  /** What the queue holds, as its workers would do it. */
  async #work(): Promise<void> {
    for (;;) {
      const jobs = await takeJobs(this.deps.db, this.clock.now());
      if (jobs.length === 0) return;
      for (const { name, payload } of jobs) await this.#carryOut(this.#handlers[name]!, payload);
    }
  }

  /** Tried as often as by the queue: a machine may be too busy to read a message the first time. */
  async #carryOut(handler: JobHandler, payload: unknown, attempts = 1): Promise<void> {
    try {
      await handler.run(payload, NEVER, attempts);
    } catch (error) {
      if (error instanceof PermanentError) return handler.onDead?.(payload, error);
      if (attempts > handler.retry.length) throw error;
      await this.#carryOut(handler, payload, attempts + 1);
    }
  }
}
