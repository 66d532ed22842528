import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#core/errors.ts';
import { failpoint } from '../../base/failpoints.ts';
import { Pace } from '../../base/pace.ts';

const TICK_MS = 1_000;
const UPLOADS_AT_ONCE = 3;
const RETRY_SECONDS = 10;
/** Maximum share of the memory budget per sender. */
const SHARE = { account: 1 / 2, visitor: 1 / 4 };

/** An account, or an anonymous client network. */
interface Sender {
  readonly key: string;
  readonly kind: keyof typeof SHARE;
}

/** A request body in transfer, and the memory it uses. */
export interface IncomingBody {
  readonly raw: IncomingMessage;
  readonly answer: ServerResponse;
  readonly pace: Pace;
  /** Undefined until authentication; no memory is used before. */
  sender: Sender | undefined;
  isUpload: boolean;
  held: number;
  /** A handler uses it and releases it. */
  isInUse: boolean;
  /** Set by the reader: discards what was read and responds with the error. */
  fail: ((error: AppError) => void) | undefined;
}

interface Use {
  /** Admitted and not yet released, including those that use no memory yet. */
  bodies: number;
  bytes: number;
  uploads: number;
}

const busy = () => new AppError('too_busy', { retryAfter: RETRY_SECONDS });
const tooMany = () => new AppError('too_many_uploads', { retryAfter: RETRY_SECONDS });
const bytesRead = ({ raw }: Pick<IncomingBody, 'raw'>): number => raw.socket?.bytesRead ?? 0;

/** No more data will arrive. Checks the socket too: a request that was answered early is not destroyed with its connection. */
const isOver = ({ readableEnded, destroyed, socket }: IncomingMessage): boolean =>
  readableEnded || destroyed || socket?.destroyed === true;

/**
 * Memory budget for all request bodies of this process (security rule 28), with a maximum share per sender. Stalled bodies are
 * ended; when the budget is exhausted, the slowest bodies are dropped first.
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

  /** Number of bodies still in transfer. */
  get arriving(): number {
    return this.#arriving.size;
  }

  /** Starts tracking at the request's head: a body that no handler reads must also arrive or end. */
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

  /** Allows an authenticated body to be read. Throws if its sender has too many uploads, or if its declared size can't fit. */
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

  /** Reserves memory for more bytes; returns the error if there is none. */
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

  /** The transfer is complete. The memory stays reserved until `release`. */
  arrived(body: IncomingBody): void {
    body.fail = undefined;
    this.#arriving.delete(body);
  }

  /** Frees the reserved memory. */
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

  #slowest(isCandidate: (body: IncomingBody) => boolean): IncomingBody | undefined {
    return this.#slow()
      .filter(isCandidate)
      .sort((a, b) => a.pace.rate - b.pace.rate)[0];
  }

  #end(body: IncomingBody, error: AppError): void {
    const { fail, answer, raw } = body;
    this.arrived(body);
    this.release(body);
    // No further request can follow an unfinished body.
    answer.shouldKeepAlive = false;
    if (fail && !answer.headersSent) fail(error);
    else raw.destroy();
  }

  #tick(): void {
    for (const body of this.#arriving) {
      const { raw, pace } = body;
      if (isOver(raw)) this.#arriving.delete(body);
      // Only while it is read: backpressure from a slow handler is not the sender's fault.
      else if (raw.readableFlowing === true && !pace.tick(bytesRead(body))) this.#end(body, new AppError('too_slow'));
    }
    if (this.#arriving.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
