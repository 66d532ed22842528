import { describe, expect, test } from 'vitest';
import {
  DECLINE_REASONS,
  firstDisabledDate,
  lastInEffect,
  standingOf,
  URL_ACTIONS,
  type UrlAction,
  type UrlFact,
} from './url-states.ts';

const DAY = 86_400_000;
const dateAt = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY).toISOString();

/** Facts in the order of recording, one a day; `undone` takes back what was last in effect. */
function recorded(...actions: readonly UrlAction[]): UrlFact[] {
  const facts: UrlFact[] = [];
  for (const [at, action] of actions.entries()) {
    const undoes_id = action === 'undone' ? (lastInEffect(facts)?.id ?? null) : null;
    const reason = action === 'declined' ? 'licensed' : null;
    facts.push({ id: at + 1, action, date: dateAt(at), reason, undoes_id });
  }
  return facts;
}

const stateAfter = (...actions: readonly UrlAction[]) => standingOf(recorded(...actions), false).state;

describe('the state of a URL', () => {
  test.each<[string, readonly UrlAction[]]>([
    ['open', []],
    ['open', ['user_notified']],
    ['disabled', ['disabled']],
    ['disabled', ['disabled', 'user_notified']],
    ['gone', ['gone']],
    ['declined', ['declined']],
    ['gone', ['disabled', 'gone']],
    ['restored', ['disabled', 'restored']],
    ['disabled', ['disabled', 'restored', 'disabled']],
    ['open', ['disabled', 'undone']],
    ['disabled', ['disabled', 'gone', 'undone']],
    ['disabled', ['disabled', 'restored', 'undone']],
    ['open', ['disabled', 'gone', 'undone', 'undone']],
    ['disabled', ['disabled', 'user_notified', 'undone']],
    ['gone', ['disabled', 'undone', 'gone']],
  ])('is %s after %j', (state, actions) => expect(stateAfter(...actions)).toBe(state));

  test('is that of the action recorded last, whatever its date', () => {
    const [first, second] = recorded('gone', 'disabled') as [UrlFact, UrlFact];
    const early = { ...second, date: dateAt(-9) };
    expect(standingOf([first, early], false)).toMatchObject({ state: 'disabled', state_date: dateAt(-9) });
  });

  test('is disputed only while it is disabled', () => {
    const disputed = (...actions: UrlAction[]) => standingOf(recorded(...actions), true).state;
    expect(disputed('disabled')).toBe('disputed');
    expect(disputed('disabled', 'user_notified')).toBe('disputed');
    expect(disputed('disabled', 'restored')).toBe('restored');
    expect(disputed('gone')).toBe('gone');
    expect(disputed()).toBe('open');
  });

  test('comes with its date, its reason, and when the user was told', () => {
    expect(standingOf(recorded('declined', 'user_notified'), false)).toEqual({
      state: 'declined',
      state_date: dateAt(0),
      user_notified_date: dateAt(1),
      reason: 'licensed',
    });
    expect(standingOf(recorded('user_notified', 'undone'), false).user_notified_date).toBeNull();
  });
});

test('the first disabling is the earliest that was not taken back', () => {
  expect(firstDisabledDate(recorded('gone'))).toBeNull();
  expect(firstDisabledDate(recorded('disabled', 'undone'))).toBeNull();
  expect(firstDisabledDate(recorded('disabled', 'restored', 'disabled'))).toBe(dateAt(0));
  expect(firstDisabledDate(recorded('disabled', 'undone', 'disabled'))).toBe(dateAt(2));
});

/** mulberry32: a seeded random generator, so that a failed run can be repeated. */
function randomBy(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

test('facts shuffled in time and in order give the same states', () => {
  const seed = Number(process.env.STATES_SEED ?? Date.now() % 1e9);
  const random = randomBy(seed);
  const pick = <T>(of: readonly T[]): T => of[random(of.length)]!;
  for (let round = 0; round < 2000; round++) {
    const facts: UrlFact[] = [];
    for (let id = 1 + random(5); facts.length < 1 + random(12); id += 1 + random(3)) {
      const last = lastInEffect(facts);
      const action = pick(URL_ACTIONS.filter((one) => one !== 'undone' || last));
      const reason = action === 'declined' ? pick(DECLINE_REASONS) : null;
      facts.push({ id, action, date: dateAt(id), reason, undoes_id: action === 'undone' ? last!.id : null });
    }
    const times = facts.map(({ date }) => date).sort(() => random(3) - 1);
    const shuffled = facts.map((fact, at) => ({ ...fact, date: times[at]! })).sort(() => random(3) - 1);
    for (const isDisputed of [false, true]) {
      const { state, reason } = standingOf(facts, isDisputed);
      expect(standingOf(shuffled, isDisputed), `STATES_SEED=${seed}, round ${round}`).toMatchObject({ state, reason });
    }
    expect(lastInEffect(shuffled)?.id).toBe(lastInEffect(facts)?.id);
  }
});
