/**
 * What responses show and calls change. A read names its tags as `reads`, a write as `touches`; after a write the client
 * refreshes every cached read that shares one of them.
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
  | 'sender'
  | 'rule'
  | 'ignored_link'
  | 'user'
  | 'note'
  | 'file'
  | 'history'
  | 'event';

/** An order changes its company and its domains, is invoiced, and is paid with a card or a subscription. */
export const ORDER_TOUCHES = [
  ...(['order', 'company', 'domain', 'representative', 'invoice', 'billing', 'subscription'] as const),
  ...(['note', 'history', 'event'] as const),
] satisfies readonly Tag[];

/** A notice brings its sender along, and files, notes and events hang on it. */
export const NOTICE_TOUCHES = [
  'notice',
  'sender',
  'note',
  'file',
  'history',
  'event',
] as const satisfies readonly Tag[];
