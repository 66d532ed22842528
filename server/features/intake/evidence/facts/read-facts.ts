import type { Db } from '../../../../db/tables.ts';
import {
  type Bounds,
  type CounterFact,
  counterFacts,
  type FileFact,
  type FormFact,
  filesOfNotice,
  formFact,
  type MailFact,
  mailFacts,
  type NoticeFact,
  noticeFact,
  readBounds,
} from './facts.queries.ts';

export interface Facts {
  notice: NoticeFact;
  form: FormFact | null;
  attachments: FileFact[];
  proofs: FileFact[];
  mails: MailFact[];
  counters: CounterFact[];
  bounds: Bounds;
}

/** At one moment: a pack whose parts are of different moments would contradict itself. */
const atOneMoment = <T>(db: Db, work: (inner: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().setIsolationLevel('repeatable read').execute(work);

/** Everything about a notice but its actions and history, which are read up to the bounds. Undefined: it was deleted. */
export const readFacts = (db: Db, notice_id: number): Promise<Facts | undefined> =>
  atOneMoment(db, async (inner) => {
    const notice = await noticeFact(inner, notice_id);
    if (!notice) return undefined;
    const counters = await counterFacts(inner, notice);
    const counternotice_ids = counters.map(({ id }) => id);
    return {
      notice,
      counters,
      form: notice.submission_id === null ? null : ((await formFact(inner, notice.submission_id)) ?? null),
      attachments: await filesOfNotice(inner, notice_id, 'attachments'),
      proofs: await filesOfNotice(inner, notice_id, 'proofs'),
      mails: await mailFacts(inner, notice_id, counternotice_ids),
      bounds: await readBounds(inner, notice_id),
    };
  });
