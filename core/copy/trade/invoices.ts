import { inSentence } from '../../rules/trade/payment-method.ts';

export const invoiceListCopy = {
  status: 'Status',
  search: 'Search invoice numbers',
  noun: 'invoices',
  emptyTitle: 'No invoices yet',
  emptyText: 'Invoices for orders and subscriptions will appear here.',
  beingGenerated: 'Being generated',
  download: (number: string) => `Download ${number}`,
  invoice: 'Invoice',
  order: (number: string) => `Order ${number}`,
  subscription: 'Subscription',
  period: (start: string, end: string) => `${start} – ${end}`,
  paidBy: (method: string) => `Paid by ${inSentence(method)}`,
  payBy: (method: string) => `By ${inSentence(method)}`,
  date: 'Date',
  due: 'Due',
  total: 'Total',
  pdf: 'PDF',
} as const;

export const invoicesQueryCopy = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
} as const;

export const markPaidCopy = {
  markAsPaid: 'Mark as paid',
  title: 'Confirm payment?',
  text: (total: string, number: string) =>
    `${total} for invoice ${number}. The invoice will be marked as paid, and the subscription will be extended by its period. This cannot be undone.`,
  cancel: 'Cancel',
} as const;
