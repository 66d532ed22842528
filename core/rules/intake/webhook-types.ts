/** Messages that the product sends to a company's systems (beyond § 17). */
export const WEBHOOK_TYPES = [
  'notice.received',
  'notice.updated',
  'notice.sent',
  'notice.delivery_failed',
  'notice.retracted',
  'counter_notice.received',
  'counter_notice.restore_due',
  'order.completed',
  'designation.expiring',
  'designation.expired',
  'designation.record_differs',
] as const;
export type AnnouncedType = (typeof WEBHOOK_TYPES)[number];

/** Sent whatever events were chosen. */
export const TEST_TYPE = 'webhook.test';
export type WebhookType = AnnouncedType | typeof TEST_TYPE;

/** All types, also those that are added later. */
export const EVERY_TYPE = '*';

export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX = 2000;
export const WEBHOOK_DESCRIPTION_MAX = 200;
/** Messages that one call can replay. */
export const REPLAY_MAX = 1000;
/** How long deliveries are kept. */
export const DELIVERY_DAYS = 30;
/** How long the earlier secret signs too after a rotation. */
export const ROTATION_HOURS = 24;

/** Why a webhook was turned off automatically: 410, five days of failures, or the company was removed. */
export const DISABLED_REASONS = ['gone', 'failing', 'company_removed'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Why a try failed. `refused`: the address may not be reached from here. `status`: the answer was not 2xx. */
export const TRY_ERRORS = ['refused', 'dns', 'timeout', 'tls', 'connection', 'status'] as const;
export type TryError = (typeof TRY_ERRORS)[number];
