export interface Recipient {
  email: string;
  /** Owner of the address. */
  from: string;
}

/** Deduplicates addresses; the first name wins. */
export function uniqueRecipients(found: readonly { email: string | null; from: string }[]): readonly Recipient[] {
  const byEmail = new Map<string, Recipient>();
  for (const { email, from } of found) if (email && !byEmail.has(email)) byEmail.set(email, { email, from });
  return [...byEmail.values()];
}
