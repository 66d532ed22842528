/** Every sentence a person may read that the spec (§5, §8) or the decisions (§10) fix, once. */
export const messages = {
  // spec §5, Authentication
  emailRequired: 'Email is required!',
  emailInvalid: 'Should be a valid email',
  passwordRequired: 'Password is required!',
  passwordTooShort: 'Ensure this field has at least 8 characters.',
  passwordTooLong: 'Ensure this field has no more than 128 characters.',
  passwordCommon: 'This password is too common. Please choose another one.',
  confirmPasswordRequired: 'Confirm password is required!',
  confirmPasswordMismatch: 'Confirm password does not match with password!',
  currentPasswordRequired: 'Current password is required!',
  currentPasswordWrong: 'Current password is not correct.',
  newPasswordRequired: 'New password is required!',
  newPasswordSame: 'New password cannot be the same as the current password.',
  codeRequired: 'Code is required!',
  deleteMismatch: 'Not match text!',
  firstNameRequired: 'First name is required!',
  statusRequired: 'No selected status',

  // spec §8
  notLoggedIn: "User isn't logged in.",
  notFound:
    "It looks like the page that you requested does not exist or you don't have permission to view it. Please contact us if you think this should not happen.",
  wrong: 'Something went wrong. Please try again.',
  invalidLogin: 'Invalid Email or Password.',
  emailExists: 'This email address might already have an account. Please try to reset your password.',
  tokenExpired: 'Token expired or not valid',
  chunkFailed: 'Loading chunk failed',
  networkError: 'Network Error',
  requestFailed: (status: number) => `Request failed with status code ${status}`,
  resetLinkExpired: (email: string) => `The link sent to ${email} has expired. Please request a new one.`,
  inviteLinkExpired: 'The invitation link has expired. Please ask the administrator to resend the invitation.',

  // spec §8, success
  userNameUpdated: 'User name updated',
  userStatusUpdated: 'User status updated',
  passwordUpdated: 'Password updated',

  // Ours, where the spec is silent
  forbidden: 'You may see this, but your role does not allow this change. Please ask the owner of the company.',
  superuserOnly: 'Only the agent’s staff can do this. Please contact us if you need it done.',
  unconfirmed: 'Please confirm your email address first. The code is in the email that we sent you.',
  blocked: 'This account is blocked. Please contact us.',
  onlyOwner:
    'You are the only owner of a company. Please make somebody else an owner or remove the company before you delete your account.',
  tooManyTries: 'Too many tries. Please wait a while and try again.',
  tooLarge: 'This is larger than we can take. Please send less.',
  badJson: 'The request could not be read. Please send valid JSON.',
  badText: 'The text holds characters that cannot be stored.',
  unsupportedType: 'This kind of content is not supported. Please send JSON.',
  badRequest: 'Please check what you entered.',
  unavailable: 'We cannot reach our database right now. Please try again in a moment.',
  pictureRequired: 'Please choose a picture.',
  pictureType: 'Please choose a PNG, JPEG or WebP picture.',
  pictureUpdated: 'Picture updated',
  fieldRequired: 'This field is required!',
  tooLong: (max: number) => `Ensure this field has no more than ${max} characters.`,
  statusChangeSelf: 'You cannot change your own status.',
  originRefused: 'This request came from another site and was refused.',
  accountDeleted: 'Your account was deleted',
  userDeleted: 'User deleted',
  usersUpdated: (count: number) => (count === 1 ? 'User status updated' : `Status of ${count} users updated`),
  usersNotUpdated: (refused: number, count: number) =>
    `${refused} of ${count} could not be updated. Please try again.`,
} as const;
