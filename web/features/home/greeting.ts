import { greetingCopy as copy } from '#core/copy/views/home.ts';

/** Greeting by time of day, with the first name if known: morning until noon, afternoon until 6 p.m., then evening. */
export function greeting(firstName: string, now: Date = new Date()): string {
  const hour = now.getHours();
  const part = hour < 5 ? copy.evening : hour < 12 ? copy.morning : hour < 18 ? copy.afternoon : copy.evening;
  return firstName ? copy.greetingWithName(part, firstName) : copy.greeting(part);
}
