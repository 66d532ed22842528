import { plural } from '../../rules/text/numbers.ts';

export const accountCopy = {
  account: 'Account',
  subtitle: 'Your profile and login settings.',
  history: 'History',
  picture: 'Picture',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  theme: 'Theme',
  weeklySummary: 'Weekly summary',
  companies: 'Companies',
  recentLogins: 'Recent logins',
  loadingCompaniesAndLogins: 'Loading companies and logins',
} as const;

export const blockDialogCopy = {
  blockTitle: (who: string) => `Block ${who}?`,
  block: 'Block',
  blockText:
    'They will be logged out on every device and can’t log in until you activate them again. Companies, orders and notices stay as they are.',
  activateTitle: (who: string) => `Activate ${who}?`,
  activate: 'Activate',
  activateText:
    'They can log in again with their old password. An unconfirmed address is treated as confirmed, and we’ll email the user a link to set a password.',
} as const;

export const bulkStatusCopy = {
  activate: 'Activate',
  block: 'Block',
  userCount: (count: number) => plural(count, 'user'),
} as const;

export const companyListCopy = {
  loadingCompanies: 'Loading companies',
  emptyTitle: 'No companies',
  ownEmptyText: 'You don’t belong to any company.',
  emptyText: 'This user doesn’t belong to any company.',
  companies: 'Companies',
} as const;

export const cropDialogCopy = {
  title: 'Your picture',
  description: 'Drag the picture or use the arrow keys to position it.',
  picturePreview: 'Picture preview',
  zoom: 'Zoom',
  cancel: 'Cancel',
  savePicture: 'Save picture',
} as const;

export const deleteUserCopy = {
  ownConsequences:
    'Your name, picture and login history will be deleted, you will lose access to your companies, and you will be logged out everywhere.',
  consequences:
    'The name, picture and login history will be deleted, access to companies will be lost, and all sessions will end.',
  deleteYourAccount: 'Delete your account',
  deleteThisUser: 'Delete this user',
  deleteAccount: 'Delete account',
  deleteUser: 'Delete user',
  deleteText: (lost: string) => `${lost} This cannot be undone.`,
  deleteYourAccountTitle: 'Delete your account?',
  deleteThisUserTitle: 'Delete this user?',
  deleteConfirmation: (lost: string) => `will be deleted. ${lost} This cannot be undone.`,
} as const;

export const deviceCopy = {
  on: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
} as const;

export const digestSwitchCopy = {
  hint: 'Sent on Mondays when there is news: the status of your companies, new notices and open tasks. Reminders, invoices and notices are always sent.',
  weeklySummaryByEmail: 'Weekly summary by email',
} as const;

export const loginListCopy = {
  loadingLogins: 'Loading logins',
  emptyTitle: 'No logins yet',
  emptyText: 'Logins will appear here with their location.',
  logins: 'Logins',
  privateNetwork: 'Private network',
  unknownCountry: 'Unknown country',
  failed: 'Failed',
} as const;

export const namesFormCopy = {
  names: 'Names',
  firstName: 'First name',
  lastName: 'Last name',
  saveName: 'Save name',
} as const;

export const passwordFormCopy = {
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters.',
  confirmPassword: 'Confirm password',
  updatePassword: 'Update password',
  logoutHint: 'You will be logged out of all other sessions.',
} as const;

export const pictureFieldCopy = {
  changePicture: 'Change picture',
  chooseAPicture: 'Choose a picture',
  dropHint: 'Drop a PNG, JPEG or WebP picture here, or choose one. You can crop it to a square.',
} as const;

export const profileHeaderCopy = {
  rename: 'Rename',
  role: 'Role',
  joined: 'Joined',
  lastLogin: 'Last login',
  never: 'Never',
} as const;

export const profileCopy = {
  loadingTheProfile: 'Loading the profile',
  profile: 'Profile',
  companies: 'Companies',
  logins: 'Logins',
} as const;

export const renameDialogCopy = {
  title: 'Rename user',
} as const;

export const statusControlCopy = {
  status: 'Status',
} as const;

export const superuserDialogCopy = {
  makeSuperuser: 'Make superuser',
  removeSuperuser: 'Remove superuser',
  makeTitle: (who: string) => `Make ${who} a superuser?`,
  removeTitle: (who: string) => `Remove ${who} as a superuser?`,
  makeText:
    'They can see and change all companies, orders, notices and users. They will be logged out everywhere, and every superuser will get an email.',
  removeText:
    'They will lose access to everything except their own companies. They will be logged out everywhere, and every superuser will get an email.',
  yourPassword: 'Your current password',
  cancel: 'Cancel',
} as const;

export const userColumnsCopy = {
  superuser: 'Superuser',
  user: 'User',
  never: 'Never',
  name: 'Name',
  noNameYet: 'No name',
  role: 'Role',
  status: 'Status',
  lastLogin: 'Last login',
  joined: 'Joined',
} as const;

export const usersListCopy = {
  role: 'Role',
  superuser: 'Superuser',
  user: 'User',
  loggedIn: 'Logged in',
  atLeastOnce: 'At least once',
  never: 'Never',
  company: 'Company',
  hasOne: 'With a company',
  hasNone: 'Without a company',
  title: 'Users',
  search: 'Search name or email',
  noun: 'users',
  emptyTitle: 'No users yet',
  emptyText: 'People who sign up will appear here.',
} as const;
