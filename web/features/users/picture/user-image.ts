import type { Profile, User } from '#core/contract/records/users.ts';

/** Path of a user's picture. Only the profile returns `info` as a list (decisions §4). */
export function imageOf(user: User | Profile['result']): string | null {
  const info = Array.isArray(user.info) ? user.info[0] : user.info;
  return info?.image?.file ?? null;
}
