/** beyond § 14: what can be done about a URL of a notice. `gone`: it was not there. `undone` takes back the last action. */
export const URL_ACTIONS = ['disabled', 'gone', 'declined', 'user_notified', 'restored', 'undone'] as const;
export type UrlAction = (typeof URL_ACTIONS)[number];

/** Why a URL was not removed. */
export const DECLINE_REASONS = [
  'incomplete',
  'not_ours',
  'licensed',
  'fair_use',
  'not_copyright',
  'abusive',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const URL_STATES = ['open', 'disabled', 'gone', 'declined', 'disputed', 'restored'] as const;
export type UrlState = (typeof URL_STATES)[number];

/** A recorded action on a URL, as far as its state depends on it. */
export interface UrlFact {
  readonly id: number;
  readonly action: UrlAction;
  /** ISO 8601. */
  readonly date: string;
  readonly reason: DeclineReason | null;
  /** On `undone`: the action that it takes back. */
  readonly undoes_id: number | null;
}

/** In the order of recording, which the ids have, whatever the dates say. */
const inOrder = <Fact extends UrlFact>(facts: readonly Fact[]): Fact[] => [...facts].sort((a, b) => a.id - b.id);

/** The actions that were not taken back, oldest first. */
export function factsInEffect<Fact extends UrlFact>(facts: readonly Fact[]): Fact[] {
  const undone = new Set(facts.map(({ undoes_id }) => undoes_id));
  return inOrder(facts).filter(({ id, action }) => action !== 'undone' && !undone.has(id));
}

/** The action that an `undone` would take back. */
export const lastInEffect = <Fact extends UrlFact>(facts: readonly Fact[]): Fact | undefined =>
  factsInEffect(facts).at(-1);

export interface UrlStanding {
  readonly state: UrlState;
  /** Date of the action that made the state; null while it is open. */
  readonly state_date: string | null;
  readonly user_notified_date: string | null;
  /** Why it was declined. */
  readonly reason: DeclineReason | null;
}

/**
 * beyond § 14: the state of a URL from its actions: the last one that counts. `isDisputed`: a complete counter-notice covers it.
 * Informing the user changes no state.
 */
export function standingOf(facts: readonly UrlFact[], isDisputed: boolean): UrlStanding {
  const inEffect = factsInEffect(facts);
  const user_notified_date = inEffect.findLast(({ action }) => action === 'user_notified')?.date ?? null;
  const last = inEffect.findLast(({ action }) => action !== 'user_notified');
  if (!last) return { state: 'open', state_date: null, user_notified_date, reason: null };
  const state = last.action === 'disabled' && isDisputed ? 'disputed' : (last.action as UrlState);
  return { state, state_date: last.date, user_notified_date, reason: last.reason };
}

/** When material was first disabled, of those disablings that were not taken back. */
export function firstDisabledDate(facts: readonly UrlFact[]): string | null {
  const dates = factsInEffect(facts).flatMap(({ action, date }) => (action === 'disabled' ? [date] : []));
  return dates.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

/** Material that was disabled and not put back; only that can be restored. */
export const isDisabled = (state: UrlState): boolean => state === 'disabled' || state === 'disputed';

/** Nothing is left to do about the URL. */
export const isSettled = (state: UrlState): boolean => state !== 'open' && state !== 'disputed';

/** Hours with one decimal. */
export const hoursBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 360_000) / 10;
