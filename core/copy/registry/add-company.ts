import { plural } from '../../rules/text/numbers.ts';

export const addCompanyCopy = {
  addressIntro: 'This goes into the Copyright Office’s public directory.',
  domainsIntro: 'The domains your service uses.',
  confirmationIntro: 'Your order summary.',
  paymentIntro: 'Choose a plan and a payment method.',
  title: 'Add a company',
  description: (step: number, count: number, description: undefined | string) =>
    `Step ${step} of ${count}. ${description}`,
} as const;

export const addressStepCopy = {
  step1: 'Step 1',
  placeholder: 'Type to search',
  draftSaved: (number: string) => `Order ${number} is saved as a draft`,
  draftHint: 'Saved as a draft when you continue',
  cancel: 'Cancel',
  next: 'Next',
} as const;

export const confirmationStepCopy = {
  thankYou: 'Thank you',
  received: 'Your order was received. Once it is paid, it is usually processed within 24 hours.',
  company: 'Company',
  address: 'Address',
  orderNumber: 'Order number',
  domains: 'Domains',
  domainCount: (count: number) => plural(count, 'domain'),
  status: 'Status',
  price: 'Price',
  payLater: 'You can also pay later. Until then, domains can be added to the order.',
  continueToPayment: 'Continue to Payment',
} as const;

export const domainsStepCopy = {
  step2: 'Step 2',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
} as const;

export const skipDialogCopy = {
  title: (count: number) => `Skip ${count === 1 ? 'this domain' : `these ${plural(count, 'domain')}`}?`,
  text: (count: number) =>
    `The order will be placed without the ${count === 1 ? 'domain' : 'domains'} that you entered. We match notices to your company by its domains.`,
  skip: (count: number) => (count === 1 ? 'Skip the domain' : 'Skip the domains'),
  add: (count: number) => (count === 1 ? 'Add the domain' : 'Add the domains'),
} as const;

export const discardDialogCopy = {
  title: 'Close without saving?',
  willBeLost: (lost: string) => `${lost} will be lost.`,
  draftSaved: (number: string) => ` Order ${number} is saved as a draft. You can continue it at any time.`,
  keepEditing: 'Keep editing',
  close: 'Close',
} as const;

export const orderDomainsCopy = {
  names: { previous: 'Previous rows', next: 'Next rows' },
  noDomains: 'No domains yet. You can add them to the order until it is paid.',
  domainsOfTheOrder: 'Domains in this order',
  domainName: 'Domain name',
  noticesGoTo: 'Notices go to',
} as const;

export const wizardCopy = {
  oneDomain: 'The domain that you entered',
  domains: (count: number) => `The ${count} domains that you entered`,
  fieldChanges: 'Your changes to the name and address',
  fields: 'The name and address that you entered',
} as const;
