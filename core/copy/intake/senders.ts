import { plural } from '../../rules/text/numbers.ts';

export const sendersScreenCopy = {
  noNoticesYet: 'No notices yet',
} as const;

export const deleteSenderCopy = {
  deleteThisSender: 'Delete this sender',
  deleteSender: 'Delete sender',
  deleteText: (cannotBeUndone: string) => `This sender has no notices. ${cannotBeUndone}`,
  deleteThisSenderTitle: 'Delete this sender?',
  deleteConfirmation: (cannotBeUndone: string) => `will be deleted. ${cannotBeUndone}`,
} as const;

export const editSenderDialogCopy = {
  editSender: 'Edit sender',
  cancel: 'Cancel',
  save: 'Save',
} as const;

export const mergeDialogCopy = {
  title: 'Merge into another sender',
  description: (sender: string) =>
    `All notices from ${sender} will move to the other sender, and this one will be deleted.`,
  mergeInto: 'Merge into',
  cancel: 'Cancel',
  merge: 'Merge',
} as const;

export const senderColumnsCopy = {
  sender: 'Sender',
  company: 'Company',
  notices: 'Notices',
  added: 'Added',
  noticeCount: (count: number) => plural(count, 'notice'),
} as const;

export const senderDetailCopy = {
  sender: 'Sender',
  merge: 'Merge',
  edit: 'Edit',
  company: 'Company',
  phone: 'Phone',
  address: 'Address',
  addedBy: 'Added by',
  agentByEmail: 'The agent, by email',
  aCustomer: 'A customer',
  added: 'Added',
  notices: 'Notices',
  noticeCount: (count: number) => plural(count, 'notice'),
  emptyTitle: 'No notices yet',
} as const;

export const sendersListCopy = {
  title: 'Senders',
  addSender: 'Add sender',
  search: 'Search names and emails',
  noun: 'senders',
  emptyText: 'Senders of your notices will appear here.',
} as const;
