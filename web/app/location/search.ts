/** Query parameters as text: `?q=4218` is the string "4218", not a number. */
export type Search = Record<string, string | undefined>;

export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  // Slashes need no escaping in a query, and `?back_url=/users` is easier to read.
  const text = params.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}
