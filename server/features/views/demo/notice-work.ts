import { NOTICE_STATUS } from '#core/lookups.ts';
import { transaction } from '../../../db/transaction.ts';
import { sendNotice } from '../../intake/handling/change-notice.ts';
import { updateNotice } from '../../intake/handling/update-notice.ts';
import { setNoticeStatus } from '../../intake/notices/write/set-notice.ts';
import { changeContact } from '../../intake/senders/change-senders.ts';
import { writeNote } from '../../records/notes/write-note.ts';
import type { Companies } from './companies.ts';
import type { DemoRun, DemoUser } from './demo-run.ts';
import { trademark } from './letters/others.ts';
import { informal, vague } from './letters/takedowns.ts';
import type { PlannedLetter } from './mail-plan.ts';
import type { DemoUsers } from './users.ts';

export interface Incoming extends PlannedLetter {
  index: number;
  /** First message from its sender. */
  isFirst: boolean;
  ids(): Promise<number[]>;
}

const { sent: _, new: __, ...ENDS } = NOTICE_STATUS;
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const PASSED_ON = {
  subject: 'A photographer asks you to remove a picture',
  message: 'Some formal statements are missing, but the request is clear. Please review it.',
};

/** Outcomes of forwarded notices in rotation; undefined: still open. */
const OUTCOMES: readonly (readonly [status: number, note: string] | undefined)[] = [
  [ENDS.resolved, ''],
  undefined,
  [ENDS.resolved, 'Removed, and the account was warned.'],
  [ENDS.in_progress, ''],
  undefined,
  [ENDS.resolved, ''],
  [ENDS.disputed, 'The uploader says it is licensed; asked for proof.'],
  [ENDS.resolved, ''],
  undefined,
  [ENDS.rejected, 'The page was removed before the notice arrived.'],
];

/** Schedules what people do with a message. The newest messages stay untouched. */
export function scheduleWork(run: DemoRun, users: DemoUsers, companies: Companies, letter: Incoming): void {
  const { timeline, deps } = run;
  const { agent } = users;
  const { template, index, date } = letter;
  const age = (timeline.now.getTime() - date.getTime()) / DAY_MS;
  const later = (hours: number, work: (id: number) => Promise<unknown>) =>
    timeline.on(new Date(date.getTime() + hours * HOUR_MS), async () => {
      // For a message about two companies, only the first notice is worked on.
      const [id] = await letter.ids();
      if (id !== undefined) await work(id);
    });
  const set = (by: DemoUser, hours: number, status: number, notes: string) =>
    later(hours, (id) =>
      transaction(deps, by, async (tx) => {
        await setNoticeStatus(tx, id, status);
        if (notes !== '') await writeNote(tx, 'notice', id, notes);
      }),
    );

  const company = letter.company === null ? undefined : companies[letter.company];
  const by = letter.company === 'bluefin' ? users.toni : (company?.owner ?? agent);
  if (letter.isFirst) later(0.5, storeContact);
  if (!company) {
    if (age > 8 && index % 3 > 0) set(agent, 6, ENDS.ignored, 'Not a site of our customers.');
  } else if (template === vague) {
    if (age > 6) set(agent, 20, ENDS.rejected, 'Names neither a work nor a sender, so we cannot follow up.');
  } else if (template === informal) {
    // Incomplete for automatic forwarding: the agent reviews it, completes it and forwards it.
    if (age > 2) {
      later(3, (id) => updateNotice(deps, agent, id, { completeness: { signature: true, good_faith: true } }));
      const email = company.fields.notice_email ?? company.owner.email;
      later(3.2, (id) => sendNotice(deps, agent, id, { email, ...PASSED_ON }));
    }
    if (age > 12) set(by, 50, ENDS.resolved, '');
  } else if (template !== trademark) {
    const outcome = age > 9 ? OUTCOMES[index % OUTCOMES.length] : undefined;
    if (outcome) set(by, 20 + ((index * 7) % 60), ...outcome);
    else if (age > 1 && index % 4 === 0) later(18, (id) => updateNotice(deps, by, id, { assignee: by.id }));
  }

  /** The agent stores the sender's contact details. */
  async function storeContact(id: number): Promise<void> {
    const { sender } = await updateNotice(deps, agent, id, {});
    const { name, address, phone } = letter.claim.sender;
    if (sender?.name === name && address !== '')
      await changeContact(deps, agent, sender.id, { company: name, address, phone });
  }
}
