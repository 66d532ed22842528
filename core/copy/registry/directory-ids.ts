/** Warnings at the filing desk. They stop no one, because the directory may change its formats. */
export const directoryIdsCopy = {
  unusualRegistrationId: 'This is an unusual format. Registration IDs usually look like DMCA-1069186.',
  unusualPublicId: 'This is an unusual format. Enter only the ID of the public record’s page, without its address.',
  registrationIdInstead: 'This looks like the registration ID.',
} as const;
