/** Limits are in ticks of one second of the event loop: on a busy machine ticks are longer, so no sender is blamed for the load. */
const SILENT_TICKS = 30;
const GRACE_TICKS = 60;
/** 64 kbit/s, slower than any connection in practical use. */
const LEAST_PER_TICK = 8 * 1024;
/** Slower bodies are dropped first when memory runs out. */
const SLOW_PER_TICK = 32 * 1024;
const SLOW_TICKS = 5;

/** Slowloris protection: a body may arrive slowly and may pause, but may neither stall nor trickle. */
export class Pace {
  /** Bytes per tick: an exponential moving average over about five ticks. */
  rate = 0;
  #ticks = 0;
  #silent = 0;
  readonly #first: number;
  #last: number;

  constructor(bytes: number) {
    this.#first = bytes;
    this.#last = bytes;
  }

  /** Called once per tick with the total number of bytes; returns whether the transfer may continue. */
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
