import type { Reactions } from '../deps.ts';
import { releaseAssignments, releaseNotices } from '../features/intake/notices/write/assignees.ts';
import { handOverSenders } from '../features/intake/senders/agent-contact.ts';

export const reactions: Reactions = {
  companyRemoved: [handOverSenders, releaseNotices],
  accessLost: [releaseAssignments],
  urlsActed: [],
  refuseRestore: [],
};
