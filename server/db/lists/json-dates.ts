/** A row as JSON carries it: its dates are strings. */
export type Listed<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** PostgreSQL's format of a timestamp in JSON when the time zone is UTC: to the second, then the fraction. */
const IN_UTC = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00$/;

/** A date, of a row or of JSON, in the API's format. Cutting the string costs a tenth of parsing it. */
export function iso(date: Date | string): string {
  if (date instanceof Date) return date.toISOString();
  const [, second, beyond = ''] = IN_UTC.exec(date) ?? [];
  return second === undefined ? new Date(date).toISOString() : `${second}.${beyond.slice(0, 3).padEnd(3, '0')}Z`;
}
