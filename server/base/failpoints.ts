/**
 * Failpoints: each name switches one protection off, so that `npm run verify -- --prove` can show that the check of that protection
 * turns red (docs/decisions/038). Nothing in the product sets `globalThis.FAILPOINT`, and a build replaces it with `undefined`, so no
 * setting can switch one on in production.
 */
export const FAILPOINTS = [
  'accept-any-token-algorithm',
  'accept-unknown-fields',
  'accept-unstorable-text',
  'acknowledge-mail-before-storing-it',
  'acknowledge-mail-that-was-not-stored',
  'back-up-at-read-committed',
  'bodies-without-budget',
  'commit-without-sync',
  'exit-without-draining',
  'finish-job-before-running-it',
  'lease-for-an-hour',
  'manifest-without-original',
  'never-retry',
  'no-lock-on-order',
  'orders-by-domain-without-scope',
  'pale-text',
  'reach-any-address',
  'readable-data-folder',
  'record-delivery-before-sending-it',
  'restore-without-sequences',
  'sheets-without-turns',
  'show-every-number',
  'show-html-unsanitized',
  'skip-hash-of-history',
  'skip-last-charge-retry',
  'store-card-number',
  'take-over-notice',
  'thread-limit-in-wall-time',
  'timeline-on-the-event-loop',
  'tokens-without-scopes',
  'two-holders-of-a-domain',
  'uncounted-factor-tries',
  'uncounted-forms',
  'uncounted-named-mails',
  'unpack-without-limit',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

declare global {
  var FAILPOINT: string | undefined;
}

export const failpoint = (name: Failpoint): boolean => globalThis.FAILPOINT === name;

/** Worker threads don't share globals: this script sets the process's failpoint in a thread that runs from the sources. */
export const inheritFailpoint = (): string => `globalThis.FAILPOINT = ${JSON.stringify(globalThis.FAILPOINT)};`;
