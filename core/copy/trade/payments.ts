import { plural } from '../../rules/text/numbers.ts';
import { inSentence } from '../../rules/trade/payment-method.ts';

export const cardFieldsCopy = {
  nameOnCard: 'Name on card',
  cardNumber: 'Card number',
  expiry: 'Expiry',
  placeholder: 'MM / YY',
  securityCode: 'Security code',
  testMode: 'Test mode',
  testModeHint: 'You won’t be charged.',
  useTestCard: 'Use a test card',
  testName: 'Test card',
} as const;

export const changeCardDialogCopy = {
  title: 'Change the card',
  description: 'We’ll charge it when the subscription’s period ends, or immediately if a payment is due.',
  card: 'Card',
  cancel: 'Cancel',
  saveCard: 'Save card',
} as const;

export const hostedCardCopy = {
  card: 'Card',
  tryAgain: 'Try again',
} as const;

export const methodListCopy = {
  paymentMethod: 'Payment method',
} as const;

export const methodPanelCopy = {
  loadingInstructions: 'Loading payment instructions',
  processedAfterPayment: 'We’ll process your order once the payment arrives.',
  coin: 'Coin',
} as const;

export const noDomainsCopy = {
  warning:
    'This order has no domains. Add them before you pay: a notice is matched to your company by its domains, and later changes need an amendment.',
  addDomains: 'Add domains',
} as const;

export const payableCopy = {
  removalsAreFree: 'Removals are free.',
} as const;

export const paymentPickerCopy = {
  title: 'Payment',
  subtitle: 'Choose the order you want to pay.',
  loadingOrders: 'Loading orders',
  ordersToPay: 'Orders to pay',
  emptyTitle: 'Nothing to pay',
  emptyText: 'You have no orders to pay. To place one, add a company, or renew or amend a registered one.',
  addNewCompany: 'Add New Company',
} as const;

export const paymentScreenCopy = {
  loadingTheOrder: 'Loading the order',
  title: 'Payment',
  documentTitle: (number: string) => `Payment for order ${number}`,
  subtitle: (number: string) => `For order ${number}`,
  openOrder: (number: string) => `Open order ${number}`,
} as const;

export const paymentSummaryCopy = {
  draft: 'draft',
  waitingForPayment: 'waiting for payment',
  summary: 'Summary',
  order: 'Order',
  domains: 'Domains',
  domainCount: (count: number) => plural(count, 'domain'),
  status: 'Status',
  price: 'Price',
  pricePer: (price: string, period: string) => `${price} / ${period}`,
  total: 'Total',
} as const;

export const paymentCopy = {
  payment: 'Payment',
  pay: (total: string) => `Pay ${total}`,
  paymentMethod: (paymentType: string) => ` by ${inSentence(paymentType)}`,
  continueWithoutPayment: 'Continue without payment',
  cardHint:
    'Your card details go directly to the card processor. We store only the brand, last four digits and expiration date.',
} as const;
