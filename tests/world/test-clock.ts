import type { Clock } from '#server/base/clock.ts';

/** A clock that can be moved and keeps running from there. */
export class TestClock implements Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  set(date: Date): void {
    this.#ahead = date.getTime() - Date.now();
  }

  reset(): void {
    this.#ahead = 0;
  }
}
