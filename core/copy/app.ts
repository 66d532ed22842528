export const addCompanyCopy = {
  addNewCompany: 'Add New Company',
} as const;

export const findDialogCopy = {
  home: 'Home',
  account: 'Account',
  profilePassword: 'profile password',
  addNewCompany: 'Add New Company',
  registerDesignation: 'register designation',
  addNotice: 'Add notice',
  new: 'new',
  addRule: 'Add rule',
  newFilter: 'new filter',
  theme: (theme: string) => `Theme: ${theme}`,
  modeAppearance: (theme: string) => `${theme} mode appearance`,
  logOut: 'Log out',
  signOut: 'sign out',
} as const;

export const findCopy = {
  findAnything: 'Find anything',
} as const;

export const missingCopy = {
  pageNotFound: 'Page not found',
  goHome: 'Go home',
  contactUs: 'contact us',
} as const;

export const mobileMenuCopy = {
  safeharborHome: 'Safeharbor, home',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
} as const;

export const navigationCopy = {
  company: 'Company',
  notices: 'Notices',
  domains: 'Domains',
  orders: 'Orders',
  senders: 'Senders',
  administration: 'Administration',
  queue: 'Needs attention',
  companies: 'Companies',
  users: 'Users',
  rules: 'Rules',
  ignoredLinks: 'Ignored Links',
  history: 'History',
  xero: 'Xero',
} as const;

export const noticeCountCopy = {
  toHandle: 'to handle',
} as const;

export const orderCountCopy = {
  toProcess: ' to process',
  toPay: ' to pay',
} as const;

export const plainFrameCopy = {
  safeharborHome: 'Safeharbor, home',
} as const;

export const shellCopy = {
  safeharborHome: 'Safeharbor, home',
} as const;

export const sidebarCopy = {
  main: 'Main',
  account: 'Account',
  logOut: 'Log out',
} as const;

export const withMeCopy = {
  loading: 'Loading',
} as const;
