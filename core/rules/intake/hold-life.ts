/** A proceeding about the material: in court, or before the Copyright Claims Board. */
export const HOLD_KINDS = ['court', 'ccb'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

export const HOLD_STATES = ['reported', 'accepted', 'rejected', 'ended'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** A person assesses a reported proceeding, and can change the assessment. `reported` is only the beginning. */
const LIFE: Readonly<Record<HoldState, readonly HoldState[]>> = {
  reported: ['accepted', 'rejected', 'ended'],
  accepted: ['rejected', 'ended'],
  rejected: ['accepted'],
  ended: ['accepted'],
};

/** Setting the same state again changes nothing. */
export const mayMoveHold = (from: HoldState, to: HoldState): boolean => from === to || LIFE[from].includes(to);

/** beyond-edges § 15–18: while a proceeding is in one of these states, its material must not be put back. */
export const STANDING_HOLDS = ['reported', 'accepted'] as const satisfies readonly HoldState[];

export const isHoldStanding = (state: HoldState): boolean => STANDING_HOLDS.some((standing) => standing === state);
