/** One tick is a second in which the event loop was free to read: a busy machine makes them longer, never more. */
const SILENT_TICKS = 30;
const GRACE_TICKS = 60;
/** 64 kbit/s: below the worst line that anybody uploads through. */
const LEAST_PER_TICK = 8 * 1024;
/** What is slower than this over the last seconds gives way when there is no room. */
const SLOW_PER_TICK = 32 * 1024;
const SLOW_TICKS = 5;

/** How fast a body arrives. It may be slow, and it may pause; it may not stop, nor go on by a byte now and then. */
export class Pace {
  /** Bytes per tick over about the last five: an exponential average. */
  rate = 0;
  #ticks = 0;
  #silent = 0;
  readonly #first: number;
  #last: number;

  constructor(bytes: number) {
    this.#first = bytes;
    this.#last = bytes;
  }

  /** Told once a tick how many bytes there were in all; whether it may go on. */
  tick(bytes: number): boolean {
    const came = bytes - this.#last;
    this.#last = bytes;
    this.#ticks += 1;
    this.#silent = came > 0 ? 0 : this.#silent + 1;
    this.rate = 0.8 * this.rate + 0.2 * came;
    if (this.#silent >= SILENT_TICKS) return false;
    return this.#ticks < GRACE_TICKS || bytes - this.#first >= this.#ticks * LEAST_PER_TICK;
  }

  get isSlow(): boolean {
    return this.#ticks >= SLOW_TICKS && this.rate < SLOW_PER_TICK;
  }
}
