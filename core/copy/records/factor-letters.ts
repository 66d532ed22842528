export const factorLettersCopy = {
  greeting: 'Hello,',
  changes: {
    totpAdded: {
      subject: 'An authenticator app was added to your account',
      text: 'An authenticator app was added to your account as a second factor. You were logged out everywhere else.',
    },
    totpRemoved: {
      subject: 'The authenticator app was removed from your account',
      text: 'The authenticator app is no longer a second factor for your account. You were logged out everywhere else.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      text: 'A passkey was added to your account. You can use it to log in. You were logged out everywhere else.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      text: 'A passkey can no longer be used to log in to your account. You were logged out everywhere else.',
    },
    codesRenewed: {
      subject: 'You have new recovery codes',
      text: 'New recovery codes were created for your account. The old ones no longer work.',
    },
  },
  passkey: (name: string) => `Passkey: ${name}`,
  copied: {
    subject: 'We blocked a login with one of your passkeys',
    text: 'A passkey on your account reported a lower usage count than last time. Someone may have copied it, so we blocked the login.',
    advice:
      'If you use this passkey, remove it and add it again. If you did not try to log in, also change your password.',
  },
  resetRequested: {
    subject: 'Your second factor will be removed',
    text: (hours: number, date: string) =>
      `We were asked to remove the second factor from your account. It will be removed in ${hours} hours, on ${date}. After that, your password alone will be enough to log in.`,
    keep: 'Keep my second factor',
    advice:
      'If you asked for this, you don’t need to do anything. If not, keep your second factor and change your password. Logging in with your second factor keeps it too.',
  },
  reset: {
    subject: 'Your second factor was removed',
    text: 'The second factor was removed from your account, and you were logged out everywhere. You can log in with your password and set up a new one.',
  },
  openAccount: 'Open your account',
  notYou: 'If this was not you, change your password right away and contact us.',
} as const;
