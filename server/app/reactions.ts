import type { Reactions } from '../deps.ts';
import { refuseHeld } from '../features/intake/counter-notices/holds/refuse-restore.ts';
import { takeAnswer } from '../features/intake/counter-notices/make/take-answer.ts';
import { settleActed } from '../features/intake/counter-notices/settle/settle.ts';
import { releaseAssignments, releaseNotices } from '../features/intake/notices/write/assignees.ts';
import { handOverSenders } from '../features/intake/senders/agent-contact.ts';
import { turnOffRemoved } from '../features/intake/webhooks/deliver/disable-webhook.ts';
import { announceRecordDiffers } from '../features/intake/webhooks/make/record-differs.ts';
import { writeMessages } from '../features/intake/webhooks/make/write-messages.ts';
import { forgetChanged } from '../features/registry/public-record/check/forget-acceptances.ts';

export const reactions: Reactions = {
  companyRemoved: [handOverSenders, releaseNotices],
  accessLost: [releaseAssignments],
  answerReceived: [takeAnswer],
  urlsActed: [settleActed],
  refuseRestore: [refuseHeld],
  recordDiffers: [announceRecordDiffers],
  beforeCommit: [turnOffRemoved, forgetChanged, writeMessages],
};
