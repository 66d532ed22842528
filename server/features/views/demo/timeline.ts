import type { Clock } from '../../../base/clock.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];

/** Set by hand, step by step through the past. */
export class StoryClock implements Clock {
  #now: Date;
  constructor(now: Date) {
    this.#now = now;
  }
  now(): Date {
    return this.#now;
  }
  set(date: Date): void {
    this.#now = date;
  }
}

/** Steps that are taken in the order of their time; one that is taken may put further ones behind it. */
export class Timeline {
  readonly now: Date;
  readonly #steps: { at: number; step: () => Promise<void> }[] = [];

  constructor(now: Date) {
    this.now = now;
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - hours * HOUR);
  }

  /** At this hour of the day (UTC), so many days before today. Of yesterday and today only hours are certain to be past. */
  daysAgo(days: number, hour: number): Date {
    const midnight = Math.floor(this.now.getTime() / DAY) * DAY;
    return new Date(Math.min(midnight - days * DAY + hour * HOUR, this.now.getTime()));
  }

  /** What would come after now is left for tomorrow's people. */
  on(at: Date, step: () => Promise<void>): void {
    if (at <= this.now) this.#steps.push({ at: at.getTime(), step });
  }

  /** The earliest that is left; of two at the same time the one that was put first. */
  next(): { at: Date; step: () => Promise<void> } | undefined {
    if (this.#steps.length === 0) return undefined;
    const first = this.#steps.reduce((best, one) => (one.at < best.at ? one : best));
    this.#steps.splice(this.#steps.indexOf(first), 1);
    return { at: new Date(first.at), step: first.step };
  }
}
