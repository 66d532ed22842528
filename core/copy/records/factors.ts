import { plural } from '../../rules/text/numbers.ts';

export const secondStepCopy = {
  title: 'Second step',
  heading: 'One more step',
  intro: {
    totp: 'Open your authenticator app and enter the code it shows for Safeharbor.',
    recovery: 'Enter one of your recovery codes. Each one works once.',
    passkey: 'Use your passkey to finish logging in.',
    none: 'None of your second factors can be used at this address.',
  },
  code: 'Code',
  recoveryHint: 'Eight letters and digits, such as 7k3m-q0vx.',
  logIn: 'Log in',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use your authenticator app',
  logInWithPasskey: 'Log in with a passkey',
  backToLogIn: 'Back to login',
  lostEverything: 'Lost your device and your codes?',
  contactUs: 'Contact us',
} as const;

export const passkeyCopy = {
  notUsed: 'No passkey was used. Try again, or log in another way.',
} as const;

export const factorCardCopy = {
  title: 'Second factor',
  loading: 'Loading your second factors',
  offText: 'Protect your account with a second step after your password.',
  onText: 'Logging in takes a second step after your password.',
  app: 'Authenticator app',
  appOn: 'Set up',
  appOff: 'Not set up',
  appText: 'Enter a code from an app on your phone when you log in.',
  setUpApp: 'Set up authenticator app',
  passkeys: 'Passkeys',
  passkeysText:
    'Log in with your fingerprint, face, screen lock or security key. A passkey also works without your password.',
  noPasskeys: 'No passkeys yet',
  needsDomain: 'Passkeys need a domain name. They are not available at this address.',
  addPasskey: 'Add passkey',
  added: (date: string) => `Added ${date}`,
  lastUsed: (when: string) => `last used ${when}`,
  neverUsed: 'not used yet',
  recoveryCodes: 'Recovery codes',
  codesLeft: (left: number) => (left === 0 ? 'No codes left. Get new ones.' : `${plural(left, 'code')} left`),
  codesText: 'Use one to log in when you don’t have your phone or your passkey.',
  newCodes: 'New recovery codes',
  remove: 'Remove',
  removeApp: 'Remove authenticator app',
  removePasskey: (name: string) => `Remove passkey ${name}`,
} as const;

export const totpDialogCopy = {
  title: 'Set up authenticator app',
  scan: 'Scan this code with an authenticator app on your phone.',
  qrAlt: 'QR code for your authenticator app',
  cannotScan: 'Can’t scan it? Type this key into the app:',
  copySecret: 'Copy the key',
  copy: 'Copy',
  code: 'Code',
  codeHint: 'The six digits that the app shows now.',
  cancel: 'Cancel',
  confirm: 'Turn on',
  done: 'Authenticator app set up. You were logged out of all other sessions.',
} as const;

export const passkeyDialogCopy = {
  title: 'Add passkey',
  text: 'Your browser will ask where to save the passkey: on this device, in a password manager, or on a security key.',
  name: 'Name',
  nameHint: 'Helps you tell your passkeys apart, such as the device’s name.',
  cancel: 'Cancel',
  add: 'Continue',
  notAdded: 'No passkey was saved. Try again.',
  alreadyAdded: 'This device already has a passkey for your account.',
  done: 'Passkey added. You were logged out of all other sessions.',
} as const;

export const codesDialogCopy = {
  title: 'Your recovery codes',
  text: 'Keep these codes in a safe place, such as a password manager. Each one works once, and we won’t show them again.',
  copyAll: 'Copy the recovery codes',
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  fileName: 'safeharbor-recovery-codes.txt',
  fileTitle: (email: string) => `Safeharbor recovery codes for ${email}`,
  fileText: 'Each code works once.',
  saved: 'I saved the codes',
} as const;

export const passwordDialogCopy = {
  currentPassword: 'Your current password',
  cancel: 'Cancel',
  newCodes: 'New recovery codes',
  newCodesText: 'You will get ten new codes. The old ones stop working.',
  getCodes: 'Get new codes',
  removeApp: 'Remove authenticator app?',
  removeAppText: 'Its codes will no longer work. You will be logged out of all other sessions.',
  removePasskey: (name: string) => `Remove passkey ${name}?`,
  removePasskeyText: 'You will no longer be able to log in with it. You will be logged out of all other sessions.',
  lastText:
    'This is your only second factor: your password alone will be enough to log in, and your recovery codes will be deleted.',
  remove: 'Remove',
  removed: 'Second factor removed',
} as const;

export const resetFactorsCopy = {
  button: 'Reset second factor',
  title: (who: string) => `Reset ${who}’s second factor?`,
  text: (hours: number) =>
    `Use this when someone lost their device and their recovery codes. All their second factors will be removed in ${hours} hours. We’ll email them right away, and they can stop it.`,
  reset: 'Reset second factor',
  done: (date: string) => `The second factor will be removed on ${date}. We emailed the user.`,
} as const;

export const factorRequiredCopy = {
  title: 'Second factor',
  heading: 'Set up a second factor',
  intro: 'Your account needs a second step after the password. Set up one of these to continue.',
  continue: 'Continue',
  logOut: 'Log out',
} as const;

export const keepFactorsCopy = {
  title: 'Keep your second factor',
  heading: 'Keep your second factor?',
  intro: 'We were asked to remove the second factor from your account. If you did not ask for this, keep it.',
  keep: 'Keep my second factor',
  keptHeading: 'Your second factor stays',
  keptText: 'It will not be removed. If you did not ask for its removal, someone may know your password. Change it.',
  invalidHeading: 'This link does not work',
  logIn: 'Log in',
} as const;
