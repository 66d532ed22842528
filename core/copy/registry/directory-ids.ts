/** Warnings at the filing desk. They do not stop anyone: the directory may change its forms. */
export const directoryIdsCopy = {
  unusualRegistrationId: 'This is an unusual form. Registration IDs look like DMCA-1069186.',
  unusualPublicId: 'This is an unusual form. Enter only the ID of the public record’s page, without its address.',
  registrationIdInstead: 'This looks like the registration ID.',
} as const;
