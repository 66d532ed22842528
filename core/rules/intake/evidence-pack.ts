export const EVIDENCE_STATUSES = ['making', 'ready', 'failed', 'expired'] as const;
export type EvidenceStatus = (typeof EVIDENCE_STATUSES)[number];

/** Maximum size of a pack's contents before compression. */
export const EVIDENCE_BYTES = 500 * 1024 * 1024;

/** How long a pack can be downloaded. */
export const EVIDENCE_DAYS = 30;

/** A pack whose time is over has no file, even if it is not deleted yet. */
export const evidenceStatus = (status: EvidenceStatus, expires_date: Date | null, now: Date): EvidenceStatus =>
  status === 'ready' && expires_date !== null && expires_date <= now ? 'expired' : status;
