import type { Reactions } from '../deps.ts';
import { releaseNotices } from '../features/intake/notices/write/set-notice.ts';
import { handOverSenders } from '../features/intake/senders/agent-contact.ts';

export const reactions: Reactions = {
  companyRemoved: [handOverSenders, releaseNotices],
};
