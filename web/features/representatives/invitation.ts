import { INVITATION_DAYS } from '#core/constants.ts';
import type { Representative } from '#core/contract/registry/representatives.ts';

const DAY_MS = 86_400_000;

/** Expiration time of an invitation. */
export const invitedUntil = ({ invited_date }: Pick<Representative, 'invited_date'>): Date =>
  new Date(Date.parse(invited_date) + INVITATION_DAYS * DAY_MS);

export const hasExpired = (representative: Pick<Representative, 'invited_date'>, now: Date = new Date()): boolean =>
  invitedUntil(representative) <= now;
