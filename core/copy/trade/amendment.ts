import { plural } from '../../rules/text/numbers.ts';

export const editScreenCopy = {
  title: 'Edit',
  question: 'Choose the company whose open order you want to edit.',
  loading: 'Loading open orders',
  none: {
    title: 'No open order to edit',
    text: 'None of your companies has an open order you can edit.',
  },
} as const;

export const submitScreenCopy = {
  title: 'Amend',
  question: 'Which company do you want to amend?',
  none: {
    title: 'No company to amend',
    text: 'You can amend a company once it is registered, if your role lets you edit it.',
  },
} as const;

export const amendCopy = {
  amend: 'Amend',
  editTheAmendment: 'Edit the amendment',
  editOrder: (number: string) => `Edit order ${number}`,
  amendCompany: (company: string) => `Amend ${company}`,
  subtitle: (number: string, company: string) => `Amendment order ${number} for ${company}`,
  openTheOrder: 'Open the order',
  cancel: 'Cancel',
} as const;

export const amendmentDoneCopy = {
  payment: 'Payment',
  confirmation: 'Confirmation',
  documentTitle: (number: string) => `Order ${number}`,
  subtitle: (number: string, company: string) => `Amendment order ${number} for ${company}`,
  fieldsChanged: (count: number) => `${plural(count, 'field')} changed`,
  domainsAdded: (count: number) => `${plural(count, 'domain')} added`,
  domainsRemoved: (count: number) => `${plural(count, 'domain')} removed`,
  fieldsToChange: (count: number) => `${plural(count, 'field')} to change`,
  domainsToAdd: (count: number) => `${plural(count, 'domain')} to add`,
  domainsToRemove: (count: number) => `${plural(count, 'domain')} to remove`,
  filedAgain: 'The registration is filed again to correct the public record.',
} as const;

export const amendmentFormCopy = {
  amendment: 'Amendment',
  lost: 'Your changes',
  nameAddress: 'Name & Address',
  addDomains: 'Add domains',
  registeredDomains: 'Registered domains',
  next: 'Next',
  domainsToAdd: (count: number) => `${plural(count, 'domain')} to add`,
  domainsToRemove: (count: number) => `${plural(count, 'domain')} to remove`,
  checkHint: 'You can review the order before it’s filed.',
} as const;

export const amendmentStepsCopy = {
  submitChanges: 'Submit changes',
  checkYourOrder: 'Check your order',
  confirmation: 'Confirmation',
  payment: 'Payment',
} as const;

export const checkAmendmentCopy = {
  checkYourOrder: 'Check your order',
  documentTitle: (number: string) => `Check order ${number}`,
  subtitle: (number: string, company: string) => `Amendment order ${number} for ${company}`,
  nameAddress: 'Name & Address',
  noChanges: 'No changes',
  domainsToAdd: 'Domains to add',
  domainsToRemove: 'Domains to remove',
  summary: 'Summary',
  company: 'Company',
  orderNumber: 'Order number',
  status: 'Status',
  price: 'Price',
  termHint: (date: string) =>
    `An amendment restarts the three-year term. Once it is complete, the company is protected until about ${date}. Until then, the directory stays as it is and domains to be removed stay protected.`,
  covered: 'Covered by the active subscription: nothing to pay.',
  back: 'Back',
  openTheOrder: 'Open the order',
  submitOrder: 'Submit order',
  continueToPayment: 'Continue to Payment',
} as const;

export const removalListCopy = {
  domainsToRemove: 'Domains to remove',
  domainsToRemoveCount: (count: number) => `${plural(count, 'domain')} to remove`,
  undoAll: 'Undo all',
  keep: (name: string) => `Keep ${name}`,
} as const;

export const registeredDomainsCopy = {
  undoRemoval: (domain: string) => `Undo the removal of ${domain}`,
  undo: 'Undo',
  removeDomain: (domain: string) => `Remove ${domain}`,
  remove: 'Remove',
  domain: 'Domain',
  noticeEmail: 'Notice email',
  change: 'Change',
  toBeRemoved: 'To be removed',
  action: 'Action',
  searchDomains: 'Search domains',
  noun: 'domains',
  emptyTitle: 'No registered domains',
  emptyText: 'Domains you add are registered with the amendment.',
} as const;
