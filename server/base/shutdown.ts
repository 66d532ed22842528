/** Minimum and maximum time during which a process behind a proxy still accepts requests after its health check turned 503. */
const [LEAVE_MS, LEAVE_MOST_MS] = [2_000, 6_000];
/** A proxy takes a server out of rotation at the first 503; a second health check shows that the first one arrived. */
const UNHEALTHY_REPLIES = 2;
/** Without a health check within this time, no proxy is waited for. */
const RECENT_MS = 15_000;

const TICK_MS = 100;
/** Open requests are dropped after this many ticks without progress (security rule 24). */
const IDLE_TICKS = 100;

/**
 * Graceful shutdown. Idle time is counted in ticks of the event loop, not in milliseconds: a busy machine may suspend the process
 * for seconds, which must not cut off open requests.
 */
export class Shutdown {
  hasBegun = false;
  #lastHealthCheck = Number.NEGATIVE_INFINITY;
  #unhealthyReplies = 0;
  #idleTicks = 0;

  /** Records a health check. Returns whether the process is shutting down, which is answered with 503. */
  healthChecked(): boolean {
    this.#lastHealthCheck = performance.now();
    if (this.hasBegun) this.#unhealthyReplies += 1;
    return this.hasBegun;
  }

  /** Resets the idle timer: a request was answered, or new connections are still accepted. */
  progressed(): void {
    this.#idleTicks = 0;
  }

  /** Resolves once the proxy sends no more requests here: closing the listener earlier would fail some. */
  async proxyRemovedUs(): Promise<void> {
    const begin = performance.now();
    const hasProxy = this.#lastHealthCheck > begin - RECENT_MS;
    const isInformed = () => !hasProxy || this.#unhealthyReplies >= UNHEALTHY_REPLIES;
    const passed = () => performance.now() - begin;
    while (passed() < LEAVE_MS || (!isInformed() && passed() < LEAVE_MOST_MS)) {
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    }
  }

  /** Calls back after IDLE_TICKS without progress. */
  onIdle(giveUp: () => void): void {
    setInterval(() => {
      this.#idleTicks += 1;
      if (this.#idleTicks >= IDLE_TICKS) giveUp();
    }, TICK_MS).unref();
  }
}
