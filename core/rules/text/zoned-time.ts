const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...date, ...time, timeZone });
    formats.set(timeZone, format);
  }
  return format;
}

/** The wall clock in a time zone, as if it were UTC. */
function wallClock(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year!.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The date of a moment in a time zone, as `YYYY-MM-DD`. */
export const dateIn = (moment: Date, timeZone: string): string =>
  new Date(wallClock(moment.getTime(), timeZone)).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

/**
 * The moment at which clocks in a time zone show an hour of a date. If daylight saving time skips the hour, the next moment that
 * exists; if it repeats the hour, the first one.
 */
export function momentAt(date: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(date) + hour * 3_600_000;
  // The offset changes at most once within two days.
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wallClock(near, timeZone) - near);
  const shows = [before!, after!].map((offset) => wanted - offset).filter((at) => wallClock(at, timeZone) === wanted);
  return new Date(shows.length > 0 ? Math.min(...shows) : wanted - before!);
}
