import type { Reactions } from '../deps.ts';
import { refuseHeld } from '../features/intake/counter-notices/holds/refuse-restore.ts';
import { takeCounterOrRetraction } from '../features/intake/counter-notices/make/take-counter-or-retraction.ts';
import { refreshActed } from '../features/intake/counter-notices/refresh/refresh-counter-notices.ts';
import { releaseAssignments, releaseNotices } from '../features/intake/notices/write/assignees.ts';
import { handOverSenders } from '../features/intake/senders/agent-contact.ts';
import { turnOffRemoved } from '../features/intake/webhooks/deliver/disable-webhook.ts';
import { announceRecordDiffers } from '../features/intake/webhooks/make/record-differs.ts';
import { writeMessages } from '../features/intake/webhooks/make/write-messages.ts';
import { forgetChanged } from '../features/registry/public-record/check/forget-acceptances.ts';

/** Which higher-floor work each lower-floor cause triggers (docs/architecture.md, Floors). Order matters only within a list. */
export const reactions: Reactions = {
  companyRemoved: [handOverSenders, releaseNotices],
  accessLost: [releaseAssignments],
  answerReceived: [takeCounterOrRetraction],
  urlsActed: [refreshActed],
  refuseRestore: [refuseHeld],
  recordDiffers: [announceRecordDiffers],
  beforeCommit: [turnOffRemoved, forgetChanged, writeMessages],
};
