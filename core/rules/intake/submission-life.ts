/** `confirmed` by the emailed link, `accepted` by a superuser. */
export const SUBMISSION_STATES = ['submitted', 'confirmed', 'accepted', 'spam'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** `confirm` with the emailed link; `accept` and `reject` in the queue of unconfirmed forms. */
export type SubmissionAction = 'confirm' | 'accept' | 'reject';

const LIFE: Readonly<Record<SubmissionState, Partial<Record<SubmissionAction, SubmissionState>>>> = {
  submitted: { confirm: 'confirmed', accept: 'accepted', reject: 'spam' },
  // A used link shows the same page again.
  confirmed: { confirm: 'confirmed' },
  accepted: { confirm: 'accepted' },
  // Nothing is dropped: a form that was marked as spam still becomes a notice, which isn't forwarded automatically.
  spam: { confirm: 'confirmed' },
};

/** beyond-edges § 12: the state after an action; undefined if the state does not allow it. */
export const nextSubmissionState = (state: SubmissionState, action: SubmissionAction): SubmissionState | undefined =>
  LIFE[state][action];

/** Submissions in these states have a notice. */
export const isNoticeMade = (state: SubmissionState): boolean => state === 'confirmed' || state === 'accepted';
