/** A row read as JSON, in which dates are strings. */
export type Listed<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** PostgreSQL's JSON format of a timestamp in UTC: seconds, then the fraction. */
const IN_UTC = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00$/;

/** A date from a row or from JSON in the API's format. Cutting the string takes a tenth of the time of parsing it. */
export function iso(date: Date | string): string {
  if (date instanceof Date) return date.toISOString();
  const [, second, beyond = ''] = IN_UTC.exec(date) ?? [];
  return second === undefined ? new Date(date).toISOString() : `${second}.${beyond.slice(0, 3).padEnd(3, '0')}Z`;
}
