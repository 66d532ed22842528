import { plural } from '../../rules/text/numbers.ts';

export const checkRenewalCopy = {
  loadingOrder: 'Loading order',
  checkYourOrder: 'Check your order',
  documentTitle: (number: string) => `Check order ${number}`,
  subtitle: (number: string, company: string) => `Renewal order ${number} for ${company}`,
  protection: 'Protection',
  covered: 'Covered by the active subscription: nothing to pay.',
  backToTheCompany: 'Back to the company',
  openTheOrder: 'Open the order',
  summary: 'Summary',
  company: 'Company',
  orderNumber: 'Order number',
  domains: 'Domains',
  domainCount: (count: number) => plural(count, 'domain'),
  status: 'Status',
  price: 'Price',
} as const;

export const renewCopy = {
  renew: 'Renew',
  documentTitle: (company: string) => `Renew ${company}`,
  protection: 'Protection',
  price: 'Price',
  noCharge: 'No charge.',
  covered: 'Covered by the active subscription.',
  somethingChanged: (domains: number) => `${plural(domains, 'domain')} on record. Has something changed?`,
  amendInstead: 'Amend instead',
  amendHint: ': an amendment also restarts the three-year term.',
  checkHint: 'You can review the order before it’s filed.',
  cancel: 'Cancel',
  next: 'Next',
  prices: (year: string, month: string) => `${year} a year or ${month} a month. You choose when you pay.`,
  renews: 'Renews automatically until you cancel.',
} as const;

export const renewalDoneCopy = {
  title: 'Processing',
  documentTitle: (number: string) => `Order ${number}`,
  subtitle: (number: string, company: string) => `Renewal order ${number} for ${company}`,
  protectedUntil: (company: string, date: string) => `${company} is protected until ${date}.`,
  protectedOnceComplete: (company: string, date: string) =>
    `Once it is complete, ${company} is protected for three years: until about ${date}.`,
} as const;

export const renewalStepsCopy = {
  renew: 'Renew',
  checkYourOrder: 'Check your order',
  processing: 'Processing',
} as const;

export const renewalTermsCopy = {
  today: 'Today',
  protectedUntil: (date: string) => `Protected until ${date}`,
  notProtectedSince: (date: string) => `Not protected since ${date}`,
  notProtected: 'Not protected',
  onceComplete: 'Once it is complete',
  protectedUntilAbout: (date: string) => `Protected until about ${date}`,
  termHint:
    'Three years from the day the renewal is complete. Renewals usually take less than 24 hours. The name, address and domains stay as filed.',
} as const;
