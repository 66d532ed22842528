import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#core/errors.ts';
import { failpoint } from '../../base/failpoints.ts';
import { Pace } from '../../base/pace.ts';

const TICK_MS = 1_000;
const UPLOADS_AT_ONCE = 3;
const RETRY_SECONDS = 10;
/** Of the budget, how much one of them may hold. */
const SHARE = { account: 1 / 2, visitor: 1 / 4 };

/** Who sends it: an account, or whoever is at an address. */
interface Sender {
  readonly key: string;
  readonly kind: keyof typeof SHARE;
}

/** A request's body: how it arrives, and how much of it we hold. */
export interface IncomingBody {
  readonly raw: IncomingMessage;
  readonly answer: ServerResponse;
  readonly pace: Pace;
  /** Undefined until the door was passed: nothing is held before. */
  sender: Sender | undefined;
  isUpload: boolean;
  held: number;
  /** Something is done with it: who does gives it back. */
  isInUse: boolean;
  /** Of whoever reads it: forgets what came so far, and answers with this. */
  fail: ((error: AppError) => void) | undefined;
}

interface Use {
  /** Those that were admitted and are not released: also one that holds nothing yet. */
  bodies: number;
  bytes: number;
  uploads: number;
}

const busy = () => new AppError('too_busy', { retryAfter: RETRY_SECONDS });
const tooMany = () => new AppError('too_many_uploads', { retryAfter: RETRY_SECONDS });
const bytesRead = ({ raw }: Pick<IncomingBody, 'raw'>): number => raw.socket?.bytesRead ?? 0;

/** Nothing more will come. A request that was answered before its end is not destroyed with its connection. */
const isOver = ({ readableEnded, destroyed, socket }: IncomingMessage): boolean =>
  readableEnded || destroyed || socket?.destroyed === true;

/**
 * All bodies that this process is being sent. What they hold together has a budget (security rule 28), of which nobody gets
 * more than a share; whoever stalls is ended, and whoever is slow gives way when there is no room.
 */
export class IncomingBodies {
  readonly #arriving = new Set<IncomingBody>();
  readonly #uses = new Map<string, Use>();
  #held = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly budget: number) {}

  get held(): number {
    return this.#held;
  }

  /** How many are still being sent. */
  get arriving(): number {
    return this.#arriving.size;
  }

  /** From the head on: also what nobody will read has to arrive, or end. */
  expect(raw: IncomingMessage, answer: ServerResponse): IncomingBody {
    const pace = new Pace(raw.socket?.bytesRead ?? 0);
    const body: IncomingBody = {
      raw,
      answer,
      pace,
      sender: undefined,
      isUpload: false,
      held: 0,
      isInUse: false,
      fail: undefined,
    };
    this.#arriving.add(body);
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
    return body;
  }

  /** The door was passed: it may be read. Refused when its sender has too many, or when it would not fit anyway. */
  admit(body: IncomingBody, sender: Sender, isUpload: boolean): void {
    const use = this.#uses.get(sender.key) ?? { bodies: 0, bytes: 0, uploads: 0 };
    if (isUpload && use.uploads >= UPLOADS_AT_ONCE) {
      const stalled = this.#slowest((other) => other.isUpload && other.sender?.key === sender.key);
      if (!stalled) throw tooMany();
      this.#end(stalled, busy());
    }
    const declared = Number(body.raw.headers['content-length'] ?? 0);
    if (declared > this.budget - this.#held + this.#slow().reduce((sum, { held }) => sum + held, 0)) throw busy();
    const mine = this.#uses.get(sender.key) ?? use;
    this.#uses.set(sender.key, mine);
    body.sender = sender;
    body.isUpload = isUpload;
    mine.bodies += 1;
    if (isUpload) mine.uploads += 1;
  }

  /** So many bytes more are held; undefined, or why they may not be. */
  hold(body: IncomingBody, bytes: number): AppError | undefined {
    const { sender } = body;
    const use = sender && this.#uses.get(sender.key);
    if (!use) return busy();
    if (use.bytes + bytes > this.budget * SHARE[sender.kind]) return tooMany();
    while (this.#held + bytes > this.budget && !failpoint('bodies-without-budget')) {
      const slowest = this.#slowest((other) => other !== body);
      if (!slowest) return busy();
      this.#end(slowest, busy());
    }
    this.#held += bytes;
    use.bytes += bytes;
    body.held += bytes;
    return undefined;
  }

  /** It is all there: what it holds stays held, and it is in nobody's way any more. */
  arrived(body: IncomingBody): void {
    body.fail = undefined;
    this.#arriving.delete(body);
  }

  /** Nothing of it is held any more, whatever became of it. */
  release(body: IncomingBody): void {
    const { sender, held, isUpload } = body;
    const use = sender && this.#uses.get(sender.key);
    body.sender = undefined;
    body.held = 0;
    this.#held -= held;
    if (!use) return;
    use.bodies -= 1;
    use.bytes -= held;
    if (isUpload) use.uploads -= 1;
    if (use.bodies === 0) this.#uses.delete(sender.key);
  }

  #slow(): IncomingBody[] {
    return [...this.#arriving].filter(({ held, pace }) => held > 0 && pace.isSlow);
  }

  #slowest(isMeant: (body: IncomingBody) => boolean): IncomingBody | undefined {
    return this.#slow()
      .filter(isMeant)
      .sort((a, b) => a.pace.rate - b.pace.rate)[0];
  }

  #end(body: IncomingBody, error: AppError): void {
    const { fail, answer, raw } = body;
    this.arrived(body);
    this.release(body);
    // Somebody who does not come to the end of a body does not get to another request either.
    answer.shouldKeepAlive = false;
    if (fail && !answer.headersSent) fail(error);
    else raw.destroy();
  }

  #tick(): void {
    for (const body of this.#arriving) {
      const { raw, pace } = body;
      if (isOver(raw)) this.#arriving.delete(body);
      // Only while it is read: what waits for us does not arrive either.
      else if (raw.readableFlowing === true && !pace.tick(bytesRead(body))) this.#end(body, new AppError('too_slow'));
    }
    if (this.#arriving.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
