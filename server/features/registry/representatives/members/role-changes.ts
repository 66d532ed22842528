import type { Role } from '#core/lookups.ts';
import type { HistoryEntry } from '../../../../db/history.ts';

interface Representative {
  id: number;
  email: string;
  role: Role;
}

/** The history entry of an invitation. */
export const invitation = ({ id, email, role }: Representative): HistoryEntry => ({
  model: 'representative',
  object_id: id,
  action: 'invited',
  changes: [
    { field: 'email', from: null, to: email },
    { field: 'role', from: null, to: role },
  ],
});

/** The history entry of a removal, which preserves the person's address and role. */
export const removal = ({ id, email, role }: Representative): HistoryEntry => ({
  model: 'representative',
  object_id: id,
  action: 'removed',
  changes: [
    { field: 'email', from: email, to: null },
    { field: 'role', from: role, to: null },
  ],
});
