import { plural } from '../../rules/text/numbers.ts';

export const bulkNoticesCopy = {
  resolved: 'Resolved',
  status: 'Status…',
  assignee: 'Assignee…',
  more: 'More actions',
  send: 'Send…',
  assignCompany: 'Assign company…',
  ignore: 'Ignore',
  delete: 'Delete…',
} as const;

export const bulkAssigneeDialogCopy = {
  title: (count: number) => `Assign ${plural(count, 'notice')}`,
  loading: 'Loading people…',
  assignee: 'Assignee',
  noOne: 'No one',
  cancel: 'Cancel',
  assign: 'Assign',
} as const;

export const bulkSendDialogCopy = {
  title: (count: number) => `Send ${plural(count, 'notice')}`,
  description: 'Each notice will be sent in its own email, with its subject and the original message.',
  email: 'Email',
  message: 'Message',
  cancel: 'Cancel',
  send: 'Send',
} as const;

export const bulkCompanyDialogCopy = {
  title: (count: number) => `Assign ${plural(count, 'notice')} to a company`,
  description:
    'Notices that already have a company will be closed as Ignored there, and new notices will be created for the other company. Their actions, strikes, counter-notices and proceedings stay where they are.',
  company: 'Company',
  cancel: 'Cancel',
  assign: 'Assign',
} as const;

export const bulkDeleteNoticesCopy = {
  title: (count: number) => `Delete ${plural(count, 'notice')}?`,
  text: (cannotBeUndone: string) =>
    `They will be removed from all lists, along with their notes and files. We’ll keep the original messages for our records. ${cannotBeUndone}`,
} as const;
