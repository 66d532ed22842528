import { greetingCopy as copy } from '#core/copy/views/home.ts';

/** Good morning until noon, good afternoon until six, then good evening; by the first name where there is one. */
export function greeting(firstName: string, now: Date = new Date()): string {
  const hour = now.getHours();
  const part = hour < 5 ? copy.evening : hour < 12 ? copy.morning : hour < 18 ? copy.afternoon : copy.evening;
  return firstName ? copy.good(part, firstName) : copy.goodPart(part);
}
