export const demoLoginsCopy = {
  customer: 'Customer',
  agent: 'Agent',
  demoLogins: 'Demo logins',
  passwordIntro: 'This is the demo. Both passwords are',
  fillIn: 'Fill in',
} as const;

export const errorScreenCopy = {
  reload: 'Reload',
  chunkFailed:
    'Part of this page failed to load. There may be a newer version, or the connection was lost for a moment.',
  somethingWentWrong: 'Something went wrong',
  tryAgain: 'Try again',
  request: 'Request',
} as const;

export const publicLayoutCopy = {
  safeharborHome: 'Safeharbor, home',
  aboutAndPrice: 'About and pricing',
  terms: 'Terms',
  privacy: 'Privacy',
  developmentMailbox: 'Development mailbox',
  tagline: 'Every copyright notice in one place.',
  taglineText: 'Register your agent, list your domains, and receive every notice.',
} as const;

export const loginScreenCopy = {
  logIn: 'Log in',
  heading: 'Welcome back',
  intro: 'Log in to see new notices and what needs your attention.',
  newHere: 'New here?',
  registerYourAgent: 'Register your agent',
  inAFewMinutes: 'in a few minutes.',
  seePrice: 'See how it works and what it costs',
  email: 'Email',
  placeholder: 'you@company.com',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  logInWithPasskey: 'Log in with a passkey',
} as const;

export const skipLinkCopy = {
  skipToContent: 'Skip to content',
} as const;

export const fieldCopy = {
  optional: '(optional)',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
} as const;

export const markCopy = {
  safeharbor: 'Safeharbor',
} as const;

export const pageCopy = {
  documentTitle: (children: string) => `${children} · Safeharbor`,
} as const;

export const themeSwitchCopy = {
  switchTheme: (theme: string, next: string) => `Theme: ${theme}. Switch to ${next}`,
} as const;

export const toastCopy = {
  contactUs: 'contact us',
  closeMessage: 'Close message',
} as const;
