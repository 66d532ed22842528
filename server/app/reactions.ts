import type { Reactions } from '../deps.ts';
import { leaveNotices } from '../features/intake/notices/write/leave-notices.ts';
import { handOverSenders } from '../features/intake/senders/hand-over-senders.ts';

export const reactions: Reactions = {
  companyRemoved: [handOverSenders, leaveNotices],
};
