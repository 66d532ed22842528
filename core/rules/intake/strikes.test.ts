import { describe, expect, test } from 'vitest';
import { isErasedHandle, type StrikeFact, type StruckUrl, strikesOf } from './strikes.ts';
import { lastInEffect, standingOf, type UrlAction } from './url-states.ts';

const dateAt = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
const [ANN, BOB] = [1, 2];
type Step = UrlAction | readonly [UrlAction, subscriber_id: number];

/** A URL with these actions, one a day from `start` on. */
function url(steps: readonly Step[], { isDisputed = false, start = 0 } = {}): StruckUrl {
  const facts: StrikeFact[] = [];
  for (const [at, step] of steps.entries()) {
    const [action, subscriber_id] = typeof step === 'string' ? [step, null] : step;
    const undoes_id = action === 'undone' ? lastInEffect(facts)!.id : null;
    facts.push({ id: start + at + 1, action, date: dateAt(start + at), reason: null, undoes_id, subscriber_id });
  }
  return { facts, state: standingOf(facts, isDisputed).state };
}

const strikeOf = (urls: readonly StruckUrl[], isRetracted = false, who = ANN) => strikesOf(urls, isRetracted).get(who);

describe('a strike', () => {
  test('is made by a disabling that names a subscriber, once however many URLs', () => {
    const urls = [url([['disabled', ANN]], { start: 3 }), url([['disabled', ANN]])];
    expect([...strikesOf(urls, false)]).toEqual([[ANN, { state: 'counted', cause: null, date: dateAt(0) }]]);
    expect(strikesOf([url(['disabled']), url([['user_notified', ANN]])], false).size).toBe(0);
  });

  test.each<[string, readonly Step[]]>([
    ['restored', [['disabled', ANN], 'restored']],
    ['declined', [['disabled', ANN], 'declined']],
    ['undone', [['disabled', ANN], 'undone']],
    ['undone', ['disabled', ['disabled', ANN], 'undone']],
  ])('is void when its material was %s', (cause, steps) => {
    expect(strikeOf([url(steps)])).toMatchObject({ state: 'void', cause });
  });

  test('is void when the notice is retracted, and counts when the material is gone since', () => {
    expect(strikeOf([url([['disabled', ANN]])], true)).toMatchObject({ state: 'void', cause: 'retracted' });
    expect(strikeOf([url([['disabled', ANN], 'gone'])])).toMatchObject({ state: 'counted' });
  });

  test('counts as long as one URL of the subscriber is disabled', () => {
    const put_back = url([['disabled', ANN], 'restored']);
    expect(strikeOf([put_back, url([['disabled', ANN]], { start: 5 })])).toMatchObject({
      state: 'counted',
      date: dateAt(5),
    });
    expect(strikeOf([put_back, url([['disabled', BOB]])])).toMatchObject({ state: 'void' });
  });

  test('is pending while all that is left is disputed', () => {
    const disputed = url([['disabled', ANN]], { isDisputed: true });
    expect(strikeOf([disputed])).toMatchObject({ state: 'pending', cause: null });
    expect(strikeOf([disputed, url([['disabled', ANN], 'restored'])])).toMatchObject({ state: 'pending' });
    expect(strikeOf([disputed, url([['disabled', ANN]])])).toMatchObject({ state: 'counted' });
  });

  test('counts again, from then on, when the material is disabled again', () => {
    const again = url([['disabled', ANN], 'restored', ['disabled', ANN]]);
    expect(strikeOf([again])).toEqual({ state: 'counted', cause: null, date: dateAt(2) });
    expect(strikeOf([url([['disabled', ANN], 'undone', ['disabled', ANN]])])).toMatchObject({ state: 'counted' });
    expect(strikeOf([url([['disabled', ANN], 'undone', 'disabled'])])).toMatchObject({ state: 'void' });
  });

  test('keeps its date when the disabling is recorded twice, and moves to whom a later one names', () => {
    expect(strikeOf([url([['disabled', ANN], 'disabled', ['disabled', ANN]])])).toMatchObject({ date: dateAt(0) });
    const moved = [
      url([
        ['disabled', ANN],
        ['disabled', BOB],
      ]),
    ];
    expect(strikeOf(moved)).toMatchObject({ state: 'void', cause: 'undone' });
    expect(strikeOf(moved, false, BOB)).toMatchObject({ state: 'counted', date: dateAt(1) });
  });
});

test('only handles that erasing makes are reserved', () => {
  expect(['erased-1', 'erased-20'].every(isErasedHandle)).toBe(true);
  expect(['erased-', 'erased-x', 'Erased-1', 'not-erased-1'].some(isErasedHandle)).toBe(false);
});
