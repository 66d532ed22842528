import { SOURCE } from '#core/lookups.ts';
import { sendNotice } from '../../intake/handling/change-notice.ts';
import { receiveMessage } from '../../intake/inbound/receive/receive-message.ts';
import type { Companies } from './companies.ts';
import { lastFailed, newestLetter, noticesOf } from './demo.queries.ts';
import { type DemoRun, type DemoUser, UNKNOWN_ADDRESS } from './demo-run.ts';
import { type Draft, type Envelope, envelope } from './letters/compose.ts';
import { bounce, manyScans, newsletter, outOfOffice, reply, ticketReceived } from './letters/others.ts';
import { planMail } from './mail-plan.ts';
import { scheduleWork } from './notice-work.ts';
import type { DemoUsers } from './users.ts';

const receive = ({ deps }: DemoRun, { raw, envelope_from, recipients }: Envelope) =>
  receiveMessage(deps, { raw, envelope_from, recipients, source_id: SOURCE.email });

/** Automatic mail, and mail that is no notice. */
const MACHINES: readonly (readonly [days: number, hour: number, draft: Draft])[] = [
  [79, 6.5, newsletter('prices of storage')],
  [40, 18.2, outOfOffice()],
  [28, 9.4, ticketReceived('48213')],
  [16, 6.5, newsletter('five ways to back up')],
];

const VIDEO_DESK = 'video-desk@bluefin.example.com';
const ABUSE_DESK = 'abuse@bluefin.example.com';

/** Schedules twelve weeks of mail and the reactions to it. */
export function scheduleMail(run: DemoRun, users: DemoUsers, companies: Companies): void {
  const { timeline, deps } = run;
  const known = new Set<string>();
  for (const [index, letter] of planMail(timeline, companies).entries()) {
    const mail = envelope(letter.template(letter.claim), `demo-${index + 1}`, letter.date);
    run.readAhead(mail.raw);
    timeline.on(letter.date, async () => void (await receive(run, mail)));
    const ids = () => noticesOf(deps.db, mail.message_id);
    const isFirst = !known.has(letter.claim.sender.email);
    known.add(letter.claim.sender.email);
    scheduleWork(run, users, companies, { ...letter, index, isFirst, ids });
  }
  const unread = timeline.daysAgo(2, 11);
  const scans = manyScans(companies.bluefin!.domains[0]!);
  timeline.on(unread, async () => void (await receive(run, envelope(scans, 'scans-1', unread))));
  for (const [index, [days, hour, draft]] of MACHINES.entries()) {
    const date = timeline.daysAgo(days, hour);
    timeline.on(date, async () => void (await receive(run, envelope(draft, `machine-${index + 1}`, date, ''))));
  }
  const replyTo = (days: number, address: string, write: (message_id: string) => Draft, from?: string) => {
    const date = timeline.daysAgo(days, 22);
    timeline.on(date, async () => {
      const ours = await newestLetter(deps.db, address);
      if (ours) await receive(run, envelope(write(ours.message_id), `answer-${days}`, date, from));
    });
  };
  /** Resends a bounced notice to a working address. */
  const resend = (days: number, by: DemoUser, failed: string, email: string) =>
    timeline.on(timeline.daysAgo(days, 8), async () => {
      const id = await lastFailed(deps.db, failed);
      if (id !== undefined) await sendNotice(deps, by, id, { email, subject: 'Copyright notice (resent)' });
    });
  resend(21, users.customer, UNKNOWN_ADDRESS, 'abuse@osprey.example.org');
  resend(12, users.lena, VIDEO_DESK, ABUSE_DESK);
  replyTo(13, VIDEO_DESK, (id) => bounce(VIDEO_DESK, id), '');
  replyTo(8, ABUSE_DESK, (id) => reply('Copyright notice', id));
}
