/** Who has to set up a second factor: the setting REQUIRE_FACTOR. */
export type RequireFactor = 'none' | 'superusers' | 'all';

/** beyond § 18: whether a user must have a second factor. */
export const isFactorRequired = (setting: RequireFactor, { is_superuser }: { is_superuser: boolean }): boolean =>
  setting === 'all' || (setting === 'superusers' && is_superuser);
