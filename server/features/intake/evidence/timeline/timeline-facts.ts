import { timelineCopy as copy, evidencePackCopy } from '#core/copy/intake/evidence-pack.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import type { Change, StoredEntry } from '../../../../db/history.ts';
import type { Deps } from '../../../../deps.ts';
import { type ActionFact, usersNamed } from '../facts/growing-facts.queries.ts';
import type { Facts } from '../facts/read-facts.ts';
import { Acts } from './acts.ts';
import { changeText, cut } from './change-text.ts';
import type { Timeline, TimelineRow } from './timeline-pdf.ts';

/** Changes of an entry that are named; all of them are in history.jsonl. */
const NAMED = 12;

/** A row, before the names of users are known. */
type Row = Omit<TimelineRow, 'who'> & { who: string | { user_id: number | null } };

const order = { fact: 0, act: 1, entry: 2, try: 3 } as const;

/** Collects what happened, from the facts of a notice, the actions on its URLs and its history. */
export class TimelineFacts {
  readonly #facts: Facts;
  readonly #rows: (Row & { kind: keyof typeof order })[] = [];
  readonly #acts = new Acts();

  constructor(facts: Facts) {
    this.#facts = facts;
    this.#addReceived();
    this.#addMails();
  }

  #add(kind: keyof typeof order, date: Date | string, row: Omit<Row, 'date' | 'history_id'>, history_id?: number) {
    this.#rows.push({ ...row, kind, date: new Date(date).toISOString(), history_id: history_id ?? null });
  }

  #addReceived(): void {
    const { notice, counters, form } = this.#facts;
    const sender = [notice.sender_name, notice.sender_email].filter(Boolean).join(', ') || copy.unknownSender;
    this.#add('fact', notice.received_date, { who: sender, what: copy.received, details: [] });
    for (const { text, date } of form?.supplements ?? []) {
      this.#add('fact', date, { who: sender, what: copy.supplement, details: [cut(text)] });
    }
    for (const { id, received_date, sender_name, sender_email, holds } of counters) {
      const number = counterNoticeNumber(id);
      const who = [sender_name, sender_email].filter(Boolean).join(', ');
      this.#add('fact', received_date, { who, what: copy.counterReceived(number), details: [] });
      for (const hold of holds) {
        const what = copy.holdReceived(number, hold.court, hold.case_number);
        this.#add('fact', hold.received_date, { who: '', what, details: [] });
      }
    }
  }

  #addMails(): void {
    for (const { kind, email, tries } of this.#facts.mails) {
      for (const { date, code, words } of tries) {
        const answer = `${code ?? evidencePackCopy.mail.noCode} ${words}`;
        this.#add('try', date, { who: copy.mailServer, what: copy.tried(kind, email), details: [cut(answer)] });
      }
    }
  }

  addActions(actions: readonly ActionFact[]): void {
    this.#acts.add(actions);
  }

  addEntry({ id, date, user_id, action, changes, object_id, content_type }: StoredEntry): void {
    const all = changes as Change[];
    const shown = action.charAt(0).toUpperCase() + action.slice(1);
    const onCounter = content_type === CONTENT_TYPES.counternotice;
    const what = onCounter ? copy.recordedOn(counterNoticeNumber(object_id), shown) : copy.recorded(shown);
    const more = all.length > NAMED ? [copy.moreChanges(all.length - NAMED)] : [];
    const details = [...all.slice(0, NAMED).map(changeText), ...more];
    this.#add('entry', date, { who: { user_id }, what, details }, id);
  }

  /** In order of time; what happened comes before its record. */
  async finish({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Timeline> {
    for (const { date, ...row } of this.#acts.rows()) this.#add('act', date, row);
    const ids = this.#rows.flatMap(({ who }) => (typeof who === 'object' && who.user_id !== null ? [who.user_id] : []));
    const users = new Map((await usersNamed(db, [...new Set(ids)])).map((user) => [user.id, user]));
    const nameOf = (who: Row['who']): string => {
      if (typeof who === 'string') return who;
      const user = who.user_id === null ? undefined : users.get(who.user_id);
      // Customers know the agent's staff by the agent's name.
      return user ? (user.is_superuser ? config.AGENT_NAME : displayName(user)) : copy.system;
    };
    const rows = this.#rows
      .sort(
        (a, b) =>
          (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
          order[a.kind] - order[b.kind] ||
          (a.history_id ?? 0) - (b.history_id ?? 0),
      )
      .map(({ kind: _, who, ...row }) => ({ ...row, who: nameOf(who) }));
    const { notice } = this.#facts;
    return {
      number: noticeNumber(notice.id),
      zone: config.AGENT_TIME_ZONE,
      facts: [
        [copy.facts.company, notice.company ?? copy.unassigned],
        [copy.facts.sender, [notice.sender_name, notice.sender_email].filter(Boolean).join(', ') || copy.unknownSender],
        [copy.facts.subject, cut(notice.subject)],
        [copy.facts.zone, config.AGENT_TIME_ZONE],
      ],
      rows,
      newest: rows.at(-1)?.date ?? notice.received_date.toISOString(),
    };
  }
}
