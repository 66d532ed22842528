import { timelineCopy as copy } from '#core/copy/intake/evidence-pack.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import type { ActionFact } from '../facts/growing-facts.queries.ts';
import { cut } from './change-text.ts';

/** URLs of an act that are named; all of them are in actions.csv. */
const NAMED = 10;

interface Act {
  first: ActionFact;
  urls: string[];
  count: number;
}

/** Actions that were recorded together: an act on ten thousand URLs is one row of the timeline. */
export class Acts {
  readonly #acts = new Map<string, Act>();

  add(actions: readonly ActionFact[]): void {
    for (const action of actions) {
      const { id: _, url, ...same } = action;
      const key = JSON.stringify(same);
      const act = this.#acts.get(key) ?? { first: action, urls: [], count: 0 };
      act.count++;
      if (act.urls.length < NAMED) act.urls.push(url);
      this.#acts.set(key, act);
    }
  }

  *rows() {
    for (const { first, urls, count } of this.#acts.values()) {
      const { action, date, author, token_name, subscriber, reason, note } = first;
      const details = [
        ...urls.map(cut),
        ...(count > urls.length ? [copy.moreUrls(count - urls.length)] : []),
        ...(subscriber === null ? [] : [copy.subscriber(cut(subscriber))]),
        ...(reason === null ? [] : [copy.reason(reason)]),
        ...(note === null ? [] : [copy.note(cut(note))]),
      ];
      const who = token_name ?? (author ? displayName(author) : copy.system);
      yield { date, who, what: copy.done(copy.doneWords[action], count), details };
    }
  }
}
