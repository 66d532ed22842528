import type { Standing, Wait } from './counter-notice-outcome.ts';

export interface CoveredUrl {
  readonly url_id: number;
  /** Equal for the same material under several notices. */
  readonly material: string;
  /** Put back since the counter-notice came in. */
  readonly isRestored: boolean;
  readonly isDisabled: boolean;
  /** A proceeding about it stands. */
  readonly isHeld: boolean;
}

/** The facts of a counter-notice that the standing derives from. */
export interface CounterFacts {
  readonly id: number;
  readonly notice_id: number;
  readonly received_date: Date;
  readonly isComplete: boolean;
  readonly isWithdrawn: boolean;
  /** By its clock; null if it is not complete. */
  readonly wait: Wait | null;
  /** When the complainant retracted the notice, which ends the wait. */
  readonly released_date: Date | null;
  readonly urls: readonly CoveredUrl[];
}

export interface CounterStanding extends Standing {
  readonly id: number;
  /** The earlier counter-notice whose clock and outcome this one repeats. */
  readonly leader_id: number | null;
  /** The URLs that are disputed because of it. */
  readonly disputed: readonly number[];
}

const isActive = ({ isComplete, isWithdrawn }: CounterFacts): boolean => isComplete && !isWithdrawn;

const inOrder = (one: CounterFacts, other: CounterFacts): number =>
  one.received_date.getTime() - other.received_date.getTime() || one.id - other.id;

const later = <T extends Date | string>(one: T, other: T): T => (other > one ? other : one);

/** The complainant’s retraction ends the wait at once. */
const releasedWait = ({ wait, released_date }: CounterFacts): Wait | null =>
  wait && released_date && released_date < wait.due ? { ...wait, due: released_date } : wait;

/** The first active counter-notice about each URL: only its clock counts. */
function leadersOf(facts: readonly CounterFacts[]) {
  const byUrl = new Map<number, CounterFacts>();
  const byMaterial = new Map<string, Map<number, { facts: CounterFacts; isHeld: boolean }>>();
  for (const one of facts.filter(isActive).sort(inOrder))
    for (const { url_id, material, isRestored, isHeld } of one.urls) {
      if (isRestored || byUrl.has(url_id)) continue;
      byUrl.set(url_id, one);
      const waits = byMaterial.get(material) ?? new Map();
      waits.set(one.notice_id, { facts: one, isHeld });
      byMaterial.set(material, waits);
    }
  return { byUrl, byMaterial };
}

type Leaders = ReturnType<typeof leadersOf>;

/** The wait for these URLs: until those of all complainants are over, and null while a proceeding of another one stands. */
function commonWait(one: CounterFacts, urls: readonly CoveredUrl[], { byMaterial }: Leaders): Wait | null {
  let wait = releasedWait(one);
  const others = new Set<CounterFacts>();
  for (const { material } of urls)
    for (const [notice_id, { facts, isHeld }] of byMaterial.get(material) ?? []) {
      if (notice_id === one.notice_id) continue;
      if (isHeld) return null;
      others.add(facts);
    }
  for (const other of others) {
    const theirs = releasedWait(other);
    if (!wait || !theirs) return null;
    wait = {
      due: later(wait.due, theirs.due),
      latest: later(wait.latest, theirs.latest),
      overdue: later(wait.overdue, theirs.overdue),
      until: later(wait.until, theirs.until),
    };
  }
  return wait;
}

/** Held if nothing is left that may be put back. */
const isHeld = (urls: readonly CoveredUrl[]): boolean => {
  const disabled = urls.filter((url) => url.isDisabled);
  return urls.length > 0 && (disabled.length > 0 ? disabled : urls).every((url) => url.isHeld);
};

const isRestored = ({ urls }: CounterFacts): boolean =>
  urls.some((url) => url.isRestored) && !urls.some((url) => !url.isRestored && url.isDisabled);

/**
 * beyond § 15: how counter-notices stand that are about the same notices or the same material. Their order in time is that of
 * their receipt, so the order of the facts does not matter.
 */
export function standingsOf(facts: readonly CounterFacts[]): CounterStanding[] {
  const leaders = leadersOf(facts);
  const made = new Map<number, CounterStanding>();
  for (const one of [...facts].sort(inOrder)) made.set(one.id, standingOf(one, leaders, made));
  return facts.map(({ id }) => made.get(id)!);
}

function standingOf(
  one: CounterFacts,
  leaders: Leaders,
  earlier: ReadonlyMap<number, CounterStanding>,
): CounterStanding {
  const base = { id: one.id, leader_id: null, wait: null, disputed: [] };
  if (one.isWithdrawn) return { ...base, state: 'withdrawn' };
  if (!one.isComplete) return { ...base, state: 'defective' };
  if (isRestored(one)) return { ...base, state: 'restored', wait: releasedWait(one) };
  const open = one.urls.filter((url) => !url.isRestored);
  const disputed = open.map(({ url_id }) => url_id);
  const own = open.filter(({ url_id }) => leaders.byUrl.get(url_id) === one);
  const leader = own.length === 0 && open.length > 0 ? leaders.byUrl.get(open[0]!.url_id) : undefined;
  // A leader is earlier, so its standing is known.
  if (leader) return { ...earlier.get(leader.id)!, id: one.id, leader_id: leader.id, disputed };
  return { ...base, state: isHeld(own) ? 'held' : 'running', wait: commonWait(one, own, leaders), disputed };
}
