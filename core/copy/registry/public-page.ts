import { thousands } from '../../rules/text/numbers.ts';

export const publicPageCopy = {
  loading: 'Loading the public page',
  policyPage: 'Copyright policy',
  noticeForm: 'Notice form',
  copy: (term: string) => `Copy the address of the ${term.toLowerCase()}`,
  open: (term: string) => `Open the ${term.toLowerCase()}`,
  publicPage: 'Public page',
  on: 'On',
  off: 'Off',
  onText: 'Anyone can read your copyright policy and send you a notice with the form.',
  offText: 'Visitors to this address see “Page not found”.',
  goneText: 'Visitors to this address are told to contact you directly.',
  whatItIs: 'It will show your copyright policy and a form for takedown notices, at its own web address.',
  prepare: 'You can prepare its text now.',
  mayNotChange: 'Only owners and administrators can change this page.',
  turnOffTitle: 'Turn off the public page?',
  turnOffText:
    'The policy and the notice form will show “Page not found”, and links on your own site will stop working.',
  turnOff: 'Turn off',
  changeAddress: 'Change address',
  submitted: 'Forms submitted',
  confirmed: 'Confirmed',
  suspect: 'Suspicious',
  count: thousands,
  suspectCount: (count: number) => (count === 0 ? '0' : `${thousands(count)}, held for our review`),
} as const;

export const slugDialogCopy = {
  title: 'Change address',
  slug: 'Address',
  hint: (prefix: string) => `The page will be at ${prefix}`,
  redirect: 'Old links will redirect to the new address. No other company can use the old one.',
  cancel: 'Cancel',
  save: 'Change address',
} as const;

export const pageTextsCopy = {
  title: 'Text',
  serviceName: 'Service name',
  serviceNameHint: 'The heading of the page. Leave empty to use the company’s name.',
  intro: 'Introduction',
  introHint: 'Plain text, with a blank line between paragraphs. Leave empty to use ours.',
  repeatPolicy: 'Repeat infringer policy',
  repeatPolicyHint: 'Plain text, shown below the sentence that states your strike limit.',
  save: 'Save',
} as const;

export const pagePreviewCopy = {
  title: 'Preview',
  between: 'Our contact details, how to send or respond to a notice',
  after: 'What happens to personal data',
} as const;
