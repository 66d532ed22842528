import { RESET_LINK_HOURS, SIGN_UP_CODE_HOURS } from '#core/constants.ts';
import { type Letter, letter } from '../../../mail/letter.ts';

interface Confirmation {
  publicUrl: string;
  email: string;
  code: string;
}

/** Omits the user's name: anyone can sign up an address and type any name. */
export function confirmationLetter({ publicUrl, email, code }: Confirmation): Letter {
  const address = new URLSearchParams({ email, code });
  return letter({
    subject: `Your confirmation code is ${code}`,
    greeting: 'Hello,',
    paragraphs: ['Thank you for signing up. Enter this code to confirm your email address:'],
    code,
    action: { label: 'Confirm your email address', url: `${publicUrl}/register/confirm?${address}` },
    closing: `The code expires in ${SIGN_UP_CODE_HOURS} hours. If you did not sign up, you can ignore this email.`,
  });
}

export function resetLetter({ publicUrl, token }: { publicUrl: string; token: string }): Letter {
  return letter({
    subject: 'Reset your password',
    greeting: 'Hello,',
    paragraphs: ['We received a request to reset your password. If you made it, choose a new password here:'],
    action: { label: 'Choose a new password', url: `${publicUrl}/reset-password-confirm/${token}` },
    closing: `The link can be used once and expires in ${RESET_LINK_HOURS} hour. If you did not request this, you can ignore this email. Your password has not changed.`,
  });
}

/** Sent when a superuser activates an address. Omits the name: anyone could have signed up the address. */
export const setPasswordLetter = ({ publicUrl, token }: { publicUrl: string; token: string }): Letter =>
  letter({
    subject: 'Set your password',
    greeting: 'Hello,',
    paragraphs: ['We activated the Safeharbor account for this email address. Set a password to log in:'],
    action: { label: 'Set your password', url: `${publicUrl}/reset-password-confirm/${token}` },
    closing: `The link can be used once and expires in ${SIGN_UP_CODE_HOURS} hours. After that, use “Forgot password?” on the login page. If you did not request an account, you can ignore this email.`,
  });

interface RightsChange {
  publicUrl: string;
  id: number;
  email: string;
  is_superuser: boolean;
  /** Name of the superuser who made the change. */
  by: string;
}

/** Sent to every superuser, so that no one gains or loses the rights unnoticed. */
export const superuserLetter = ({ publicUrl, id, email, is_superuser, by }: RightsChange): Letter =>
  letter({
    subject: is_superuser ? 'A superuser was added' : 'A superuser was removed',
    greeting: 'Hello,',
    paragraphs: [
      is_superuser
        ? `The user ${email} is now a superuser and can access all companies. The change was made by ${by}.`
        : `The user ${email} is no longer a superuser. The change was made by ${by}.`,
    ],
    action: { label: 'Open the user', url: `${publicUrl}/profile/${id}` },
    closing: 'If you did not expect this change, review the list of superusers right away.',
  });
