/** Messages that the first screen can show while the rest of the client still loads (spec §8). */
export const firstMessages = {
  wrong: 'Something went wrong. Please try again.',
  notFound:
    "It looks like the page that you requested does not exist or you don't have permission to view it. Please contact us if you think this should not happen.",
  networkError: 'Network Error',
  requestFailed: (status: number) => `Request failed with status code ${status}`,
  chunkFailed: 'Loading chunk failed',
} as const;
