/**
 * Cache invalidation tags. Reads list them as `reads`, writes as `touches`; after a write, the client refetches every cached
 * read with a tag in common.
 */
export type Tag =
  | 'company'
  | 'domain'
  | 'representative'
  | 'order'
  | 'invoice'
  | 'billing'
  | 'subscription'
  | 'accounting'
  | 'notice'
  | 'counter_notice'
  | 'public_page'
  | 'token'
  | 'submission'
  | 'evidence'
  | 'subscriber'
  | 'repeat_policy'
  | 'webhook'
  | 'public_record'
  | 'policy_url'
  | 'sender'
  | 'rule'
  | 'ignored_link'
  | 'assigned_host'
  | 'user'
  | 'factor'
  | 'note'
  | 'file'
  | 'history'
  | 'event';

/** Orders also change companies, domains, invoices and subscriptions. */
export const ORDER_TOUCHES = [
  ...(['order', 'company', 'domain', 'representative', 'invoice', 'billing', 'subscription'] as const),
  ...(['note', 'history', 'event'] as const),
] satisfies readonly Tag[];

/** Notices also create senders, files, notes and events. */
export const NOTICE_TOUCHES = [
  'notice',
  'sender',
  'note',
  'file',
  'history',
  'event',
] as const satisfies readonly Tag[];

/** Actions on URLs also create subscribers and attach files; notes about them are fields of the action. */
export const ACTION_TOUCHES = ['notice', 'subscriber', 'file', 'history', 'event'] as const satisfies readonly Tag[];
