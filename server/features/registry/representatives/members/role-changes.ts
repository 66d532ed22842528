import type { Role } from '#core/lookups.ts';
import type { HistoryEntry } from '../../../../db/history.ts';

interface Representative {
  id: number;
  email: string;
  role: Role;
}

/** What the history keeps of an invitation: whom, and as what. */
export const invitation = ({ id, email, role }: Representative): HistoryEntry => ({
  model: 'representative',
  object_id: id,
  action: 'invited',
  changes: [
    { field: 'email', from: null, to: email },
    { field: 'role', from: null, to: role },
  ],
});

/** The row goes; the history still says who it was. */
export const removal = ({ id, email, role }: Representative): HistoryEntry => ({
  model: 'representative',
  object_id: id,
  action: 'removed',
  changes: [
    { field: 'email', from: email, to: null },
    { field: 'role', from: role, to: null },
  ],
});
