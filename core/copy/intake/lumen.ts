/** Sentences of the notices that are exported for Lumen. */
export const lumenCopy = {
  title: (isCounter: boolean, company: string) =>
    `${isCounter ? 'Counter-notice' : 'Copyright takedown notice'} to ${company}`,
  unnamedWork: 'The work is not named.',
} as const;
