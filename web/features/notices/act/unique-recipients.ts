export interface Recipient {
  email: string;
  /** Whose address it is. */
  from: string;
}

/** Each address once, under the first name it is found by. */
export function uniqueRecipients(found: readonly { email: string | null; from: string }[]): readonly Recipient[] {
  const byEmail = new Map<string, Recipient>();
  for (const { email, from } of found) if (email && !byEmail.has(email)) byEmail.set(email, { email, from });
  return [...byEmail.values()];
}
