import { factsInEffect, isDisabled, type UrlFact, type UrlState } from './url-states.ts';

/** beyond § 16: `pending` while counter-notices wait. */
export const STRIKE_STATES = ['counted', 'pending', 'void'] as const;
export type StrikeState = (typeof STRIKE_STATES)[number];

/** Why a strike is void, if no person voided it. */
export const STRIKE_CAUSES = ['restored', 'declined', 'undone', 'retracted'] as const;
export type StrikeCause = (typeof STRIKE_CAUSES)[number];

export interface StrikeFact extends UrlFact {
  readonly subscriber_id: number | null;
}

/** A URL of a notice with its actions and the state that follows from them. */
export interface StruckUrl {
  readonly state: UrlState;
  readonly facts: readonly StrikeFact[];
}

export interface Strike {
  readonly state: StrikeState;
  readonly cause: StrikeCause | null;
  /** Date of the action that made it. */
  readonly date: string;
}

type Disabling = StrikeFact & { readonly subscriber_id: number };
const isDisabling = (fact: StrikeFact): fact is Disabling => fact.action === 'disabled' && fact.subscriber_id !== null;

/** The disablings since the material was last put back, not counting those taken back. */
function currentDisablings(facts: readonly StrikeFact[]): StrikeFact[] {
  const inEffect = factsInEffect(facts).filter(({ action }) => action !== 'user_notified');
  const start = inEffect.findLastIndex(({ action }) => action === 'restored' || action === 'declined');
  return inEffect.slice(start + 1).filter(({ action }) => action === 'disabled');
}

/** Whose material it is: the last disabling that names somebody decides. Its date is that of the first one that names them. */
function holderOf(facts: readonly StrikeFact[]): Disabling | undefined {
  const named = currentDisablings(facts).filter(isDisabling);
  const holder = named.at(-1)?.subscriber_id;
  return named.find(({ subscriber_id }) => subscriber_id === holder);
}

/** Why a URL no longer counts against a subscriber. */
function causeOf({ state }: StruckUrl): StrikeCause {
  return state === 'restored' || state === 'declined' ? state : 'undone';
}

/**
 * beyond § 16: the strikes of a notice, one per subscriber however many URLs. Material that is gone since counts like material that
 * is disabled. A strike is void when nothing of the subscriber is disabled any more, and pending when all that is left is disputed.
 */
export function strikesOf(urls: readonly StruckUrl[], isRetracted: boolean): Map<number, Strike> {
  const strikes = new Map<number, Strike>();
  const held = urls.map((url) => ({ ...url, holder: holderOf(url.facts) }));
  const earliest = (facts: readonly Disabling[]) => facts.reduce((first, one) => (one.id < first.id ? one : first));
  for (const id of new Set(urls.flatMap(({ facts }) => facts.filter(isDisabling)).map((one) => one.subscriber_id))) {
    const touched = held.filter(({ facts }) => facts.some((fact) => isDisabling(fact) && fact.subscriber_id === id));
    const holding = touched.filter(
      ({ state, holder }) => holder?.subscriber_id === id && (isDisabled(state) || state === 'gone'),
    );
    const isVoid = isRetracted || holding.length === 0;
    const isPending = holding.every(({ state }) => state === 'disputed');
    const made =
      holding.length > 0
        ? holding.map(({ holder }) => holder!)
        : touched.flatMap(({ facts }) => facts.filter(isDisabling)).filter((fact) => fact.subscriber_id === id);
    strikes.set(id, {
      state: isVoid ? 'void' : isPending ? 'pending' : 'counted',
      cause: isRetracted ? 'retracted' : isVoid ? causeOf(touched.at(-1)!) : null,
      date: earliest(made).date,
    });
  }
  return strikes;
}

/** beyond § 16: defaults of a company's policy. `warn_at` is one below the limit unless it was set. */
export const DEFAULT_POLICY = { limit: 3, months: 12 } as const;

/** beyond-edges § 16: an erased subscriber is shown under its number; nobody may type that. */
export const isErasedHandle = (handle: string): boolean => /^erased-\d+$/.test(handle);
