import { expect, test } from 'vitest';
import { hasExpired, invitedUntil } from './invitation.ts';

const invited = { invited_date: '2026-11-14T12:00:00.000Z' };

test('an invitation expires exactly seven days after it was sent', () => {
  expect(invitedUntil(invited).toISOString()).toBe('2026-11-21T12:00:00.000Z');
  expect(hasExpired(invited, new Date('2026-11-21T11:59:59.999Z'))).toBe(false);
  expect(hasExpired(invited, new Date('2026-11-21T12:00:00.000Z'))).toBe(true);
});
