import type { QueueKind } from '../../contract/views/queue.ts';

export const queueCopy = {
  title: 'Needs attention',
  subtitle: 'Everything waiting for you, oldest first.',
  noun: 'items',
  all: 'All',
  views: 'Views',
  item: 'Item',
  kind: 'Kind',
  company: 'Company',
  waiting: 'Waiting since',
  unassigned: 'Unassigned',
  noSubject: 'No subject',
  order: (number: string) => `Order ${number}`,
  invoice: (number: string) => `Invoice ${number}`,
  form: (name: string) => `Form from ${name}`,
  emptyTitle: 'Nothing needs your attention',
  emptyText:
    'Orders to file, notices to assign, forms to check, failed deliveries and payments to check will appear here.',
} as const;

/** One item of each kind, and the tab with all of them. */
export const QUEUE_KIND_NAMES: Readonly<Record<QueueKind, { one: string; many: string }>> = {
  order: { one: 'Order to file', many: 'Orders to file' },
  unread_notice: { one: 'Not read', many: 'Not read' },
  unassigned_notice: { one: 'Unassigned notice', many: 'Unassigned' },
  new_notice: { one: 'New notice', many: 'New notices' },
  unconfirmed_form: { one: 'Unconfirmed form', many: 'Unconfirmed forms' },
  failed_delivery: { one: 'Delivery failed', many: 'Not delivered' },
  manual_payment: { one: 'Payment to confirm', many: 'Payments' },
  overdue_invoice: { one: 'Overdue invoice', many: 'Overdue' },
};
