/** The address's query as plain text: `?q=4218` is the text 4218, not a number. */
export type Search = Record<string, string | undefined>;

export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  // Slashes need no escape in a query, and `?back_url=/users` is what people read.
  const text = params.toString().replaceAll('%2F', '/');
  return text && `?${text}`;
}
