import { plural } from '../../rules/text/numbers.ts';

export const forgotPasswordSentScreenCopy = {
  checkYourEmail: 'Check your email',
  intro: (email: string, hours: number) =>
    `If ${email} has an account, a link is on its way. It works once and expires in ${plural(hours, 'hour')}.`,
  noEmail: 'No email after a few minutes? Check your spam folder, or',
  requestAnotherLink: 'request another link',
  backToLogIn: 'Back to login',
  noMailServer: 'No mail server is set up. The email is in the',
  developmentMailbox: 'development mailbox',
} as const;

export const forgotPasswordScreenCopy = {
  forgotPassword: 'Forgot password',
  heading: 'Forgot your password?',
  intro: 'Enter your email and we’ll send you a link to set a new password.',
  rememberedIt: 'Remembered it?',
  logIn: 'Log in',
  email: 'Email',
  placeholder: 'you@company.com',
  sendLink: 'Send link',
} as const;

export const registerConfirmScreenCopy = {
  confirmYourEmail: 'Confirm your email',
  heading: 'Check your email',
  intro: (email: string, hours: number) =>
    `We sent a six-digit code${email && ` to ${email}`}. It expires in ${hours} hours.`,
  introWithCode: 'The code from the email is filled in. Confirm to log in.',
  noCode: 'Didn’t get a code, or has it expired?',
  signUpAgain: 'Sign up again',
  getNewCode: 'to get a new one.',
  email: 'Email',
  code: 'Code',
  confirm: 'Confirm',
  noMailServer: 'No mail server is set up. The email is in the',
  developmentMailbox: 'development mailbox',
} as const;

export const registerScreenCopy = {
  signUp: 'Sign up',
  heading: 'Create your account',
  intro: 'It takes a minute. We’ll email you a code to confirm your address.',
  alreadyHaveAnAccount: 'Already have an account?',
  logIn: 'Log in',
  or: 'or',
  resetYourPassword: 'reset your password',
  price: (year: string, month: string) =>
    `The account is free. A registration costs ${year} a year or ${month} a month.`,
  chosen: (period: string, price: string) =>
    `The account is free. You chose ${price} a ${period} for the registration, and can still change it when you pay.`,
  seeDetails: 'See what is included',
  agree: 'By signing up you agree to the',
  terms: 'terms of service',
  and: 'and the',
  privacy: 'privacy policy',
  email: 'Email',
  placeholder: 'you@company.com',
  password: 'Password',
  passwordHint: (min: number) => `At least ${min} characters.`,
  confirmPassword: 'Confirm password',
  firstName: 'First name',
  lastName: 'Last name',
} as const;

export const representativeConfirmScreenCopy = {
  acceptInvitation: 'Accept invitation',
  join: (company: string) => `Join ${company}`,
  introNewUser: (company: string, email: string) =>
    `You have been invited to act for ${company}. Choose a name and a password for ${email}.`,
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  passwordHint: (min: number) => `At least ${min} characters.`,
  confirmPassword: 'Confirm password',
  introExistingUser: (company: string, email: string) =>
    `You have been invited to act for ${company} with your account ${email}.`,
  invalidLink: 'This link does not work',
  logIn: 'Log in',
} as const;

export const resetPasswordScreenCopy = {
  resetPassword: 'Reset password',
  chooseANewPassword: 'Choose a new password',
  intro: (email: null | string) => `${email ? `For ${email}. ` : ''}You will be logged out everywhere else.`,
  password: 'Password',
  passwordHint: (min: number) => `At least ${min} characters.`,
  confirmPassword: 'Confirm password',
  setNewPassword: 'Set new password',
  invalidLink: 'This link does not work',
  requestANewLink: 'Request a new link',
} as const;
