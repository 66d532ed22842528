export const changeRoleDialogCopy = {
  changeRole: 'Change role',
  description: (name: string) => `${name}’s permissions will change immediately.`,
  cancel: 'Cancel',
} as const;

export const inviteDialogCopy = {
  inviteARepresentative: 'Invite a representative',
  description: (company: string) => `They get an email with a link and can act for ${company} once they accept.`,
  email: 'Email',
  placeholder: 'colleague@example.com',
  linkLifetime: (days: number) => `The link expires in ${days} days.`,
  cancel: 'Cancel',
  sendInvitation: 'Send invitation',
} as const;

export const removeDialogCopy = {
  withdrawText: 'The link in their email will stop working. They can be invited again.',
  loseAccessText: (type: string, company: string) =>
    `You will lose the ${type} role immediately and will no longer see ${company}. Only someone who manages the company can invite you again.`,
  loseRoleText: (type: string, company: string) =>
    `You will lose the ${type} role immediately and keep your other roles in ${company}.`,
  removeText: (type: string, company: string) =>
    `They will lose the ${type} role immediately. Without another role, they will no longer see ${company} or its domains, orders, or notices. Their actions stay in the history. They can be invited again.`,
  withdrawThisInvitation: 'Withdraw this invitation?',
  removeThisRepresentative: 'Remove this representative?',
  cancel: 'Cancel',
  withdraw: 'Withdraw',
  remove: 'Remove',
} as const;

export const representativeActionsCopy = {
  actionsFor: (email: string) => `Actions for ${email}`,
  changeRole: 'Change role',
  resendInvitation: 'Resend invitation',
  withdrawInvitation: 'Withdraw invitation',
  remove: 'Remove',
} as const;

export const representativeColumnsCopy = {
  you: 'You',
  hasNotAcceptedYet: 'Hasn’t accepted yet',
  active: 'Active',
  invitationExpired: 'Invitation expired',
  invitationExpires: (date: string) => `Invitation expires ${date}`,
  person: 'Person',
  role: 'Role',
  status: 'Status',
  invited: 'Invited',
  actions: 'Actions',
} as const;

export const representativesCopy = {
  invite: 'Invite',
  search: 'Search names and emails',
  noun: 'representatives',
  noRepresentativesYet: 'No representatives yet',
  noRepresentativesYetText: 'People you invite will appear here.',
  onlyOnePersonSoFar: 'Only one person so far',
  onlyOnePersonText:
    'Invite colleagues to pay, handle notices or view the company. Each person gets only the role they need.',
} as const;

export const roleFieldCopy = {
  role: 'Role',
} as const;
