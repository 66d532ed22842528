/** How long a process behind a proxy goes on taking requests after it said that it is leaving, at least and at most. */
const [LEAVE_MS, LEAVE_MOST_MS] = [2_000, 6_000];
/** A proxy that asks after health takes a server out at the first 503; a second one shows that the first arrived. */
const TELLINGS = 2;
/** So recently somebody must have asked after health to be waited for. */
const RECENT_MS = 15_000;

const TICK_MS = 100;
/** Without progress for so many ticks, whatever is still open is given up (security rule 24). */
const IDLE_TICKS = 100;

/**
 * How this process leaves. Ticks are counted instead of milliseconds: on a busy machine the process may stand still for seconds,
 * and nobody is cut off for that.
 */
export class Departure {
  hasBegun = false;
  #lastAsked = Number.NEGATIVE_INFINITY;
  #told = 0;
  #idleTicks = 0;

  /** Somebody asks after health; whether the answer has to be that we are leaving. */
  asked(): boolean {
    this.#lastAsked = performance.now();
    if (this.hasBegun) this.#told += 1;
    return this.hasBegun;
  }

  /** Somebody was answered, or the door is still open. */
  progressed(): void {
    this.#idleTicks = 0;
  }

  /** Until the proxy has looked away: who shuts the door before that turns somebody off. */
  async proxyLooksAway(): Promise<void> {
    const begin = performance.now();
    const isAskedAfter = this.#lastAsked > begin - RECENT_MS;
    const isTold = () => !isAskedAfter || this.#told >= TELLINGS;
    const passed = () => performance.now() - begin;
    while (passed() < LEAVE_MS || (!isTold() && passed() < LEAVE_MOST_MS)) {
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
  }

  /** Calls back when there was no progress for so long that there will be none. */
  giveUpWhenIdle(giveUp: () => void): void {
    setInterval(() => {
      this.#idleTicks += 1;
      if (this.#idleTicks >= IDLE_TICKS) giveUp();
    }, TICK_MS).unref();
  }
}
