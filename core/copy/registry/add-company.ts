import { plural } from '../../rules/text/numbers.ts';

export const addCompanyCopy = {
  weUseThisOnThe: 'We use this on the public agent record.',
  theDomainsYourServiceUses: 'The domains your service uses.',
  yourOrderSummary: 'Your order summary.',
  chooseAPriceAndA: 'Choose a price and a payment method.',
  title: 'Add a company',
  description: (step: number, count: number, description: undefined | string) =>
    `Step ${step} of ${count}. ${description}`,
} as const;

export const addressStepCopy = {
  step1: 'Step 1',
  placeholder: 'Type to search',
  orderIsSavedAsADraft: (number: string) => `Order ${number} is saved as a draft`,
  savedAsADraftWhen: 'Saved as a draft when you continue',
  cancel: 'Cancel',
  next: 'Next',
} as const;

export const confirmationStepCopy = {
  thankYou: 'Thank you',
  yourOrderWasReceivedIt: 'Your order was received. It is usually processed within 24 hours.',
  company: 'Company',
  address: 'Address',
  orderNumber: 'Order number',
  domains: 'Domains',
  domainCount: (count: number) => plural(count, 'domain'),
  status: 'Status',
  youCanAlsoPayLater: 'You can also pay later',
  continueToPayment: 'Continue to Payment',
} as const;

export const domainsStepCopy = {
  step2: 'Step 2',
  back: 'Back',
  skip: 'Skip',
  next: 'Next',
} as const;

export const lostDialogCopy = {
  title: 'Close without saving?',
  willBeLost: (lost: string) => `${lost} will be lost.`,
  orderIsSavedAsA: (number: string) => ` Order ${number} is saved as a draft. You can continue it at any time.`,
  keepEditing: 'Keep editing',
  close: 'Close',
} as const;

export const orderDomainsCopy = {
  names: { previous: 'Previous rows', next: 'Next rows' },
  noDomainsYetYouCan: 'No domains yet. You can add them to the order until it is paid.',
  domainsOfTheOrder: 'Domains of the order',
  domainName: 'Domain name',
  email: 'Email',
  companysAddress: 'Company’s address',
} as const;

export const wizardCopy = {
  theDomainThatYouEntered: 'The domain that you entered',
  theDomainsThatYouEntered: (count: number) => `The ${count} domains that you entered`,
  yourChangesToTheName: 'Your changes to the name and address',
  theNameAndAddressThat: 'The name and address that you entered',
} as const;
