import type { Profile, User } from '#core/contract/records/users.ts';

/** The path of a user's picture. In the profile, and only there, `info` is a list (decisions §4). */
export function imageOf(user: User | Profile['result']): string | null {
  const info = Array.isArray(user.info) ? user.info[0] : user.info;
  return info?.image?.file ?? null;
}
