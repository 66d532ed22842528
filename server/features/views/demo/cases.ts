import { SOURCE } from '#core/lookups.ts';
import { COUNTER_ELEMENTS, type CounterElement } from '#core/rules/intake/counter-notice.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { waitOf } from '#core/rules/intake/counter-notice-outcome.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { actOnNotice } from '../../intake/actions/act-on-notice.ts';
import { assessHold } from '../../intake/counter-notices/holds/assess-hold.ts';
import { reportHold } from '../../intake/counter-notices/holds/report-hold.ts';
import { processCounterNotices } from '../../intake/counter-notices/mail/process-clocks.ts';
import { createCounterNotice } from '../../intake/counter-notices/make/create-counter-notice.ts';
import { updateCounterNotice } from '../../intake/counter-notices/make/update-counter-notice.ts';
import { submitForm } from '../../intake/submissions/submit/submit-form.ts';
import { untouchedNotices } from './cases.queries.ts';
import type { Companies } from './companies.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

/** People whose material was disabled, by the handles of the host. */
const SUBSCRIBERS = {
  restored: { name: 'Mara Lind', email: 'mara.lind@example.org', handle: 'site-2210' },
  overdue: { name: 'Otis Grant', email: 'otis@grantfilms.example.net', handle: 'site-1187' },
  due: { name: 'Yuki Sato', email: 'yuki.sato@example.org', handle: 'site-3304' },
  held: { name: 'Lorenzo Ricci', email: 'lorenzo@riccistudio.example.com', handle: 'site-0921' },
  ended: { name: 'Hannah Weiss', email: 'hannah.weiss@example.net', handle: 'site-2754' },
  waiting: { name: 'Sam Okoro', email: 'sam.okoro@example.org', handle: 'site-4410' },
  withdrawn: { name: 'Elena Petrov', email: 'elena.petrov@example.com', handle: 'site-1630' },
  defective: { name: 'Noah Berg', email: 'noah.berg@example.net', handle: 'site-4471' },
} as const;
type Case = keyof typeof SUBSCRIBERS;

const UNCONFIRMED = {
  ...{ name: 'Ida Brandt', email: 'ida.brandt@example.org', email_repeat: 'ida.brandt@example.org' },
  ...{ address: '5 Station Road', city: 'York', zip: 'YO1 6GA', country: 'United Kingdom', phone: '+44 1904 555 0100' },
  urls: ['https://pages.bluefin.example.com/harvest-fair'],
  ...{ mistake: true, jurisdiction: true, service: true, signature: 'Ida Brandt' },
};

const MISTAKE =
  'I swear, under penalty of perjury, that I have a good faith belief that it was removed as a result of mistake or misidentification.';
const CONSENT =
  'I consent to the jurisdiction of the Federal District Court for the district of my address, and I will accept service of process from the person who sent the notice.';

const textOf = (name: string, missing: readonly CounterElement[]) =>
  [
    'I am the author of the material that was removed, and it was removed by mistake.',
    missing.includes('jurisdiction') ? MISTAKE : `${MISTAKE} ${CONSENT}`,
    missing.includes('signature') ? name : `/s/ ${name}`,
  ].join('\n\n');

const every = (value: boolean) => Object.fromEntries(COUNTER_ELEMENTS.map((name) => [name, value]));
const NEVER = new AbortController().signal;

/** How many days ago a counter-notice came in whose material may be put back now. */
function daysSinceDue({ deps, timeline }: DemoRun): number {
  const zone = deps.config.AGENT_TIME_ZONE;
  for (let days = 12; days < 40; days++) {
    const { due, latest } = waitOf(clockOf(dateIn(timeline.daysAgo(days, 14), zone)), zone);
    if (due <= timeline.now && timeline.now < latest) return days;
  }
  return 17;
}

/** Actions on the URLs of one company’s notices, and counter-notices in every state. They reuse notices that came in by mail. */
export function scheduleCases(run: DemoRun, { toni }: DemoUsers, companies: Companies): void {
  const { timeline, deps } = run;
  const company = () => companies.bluefin!.id;
  const made = new Map<Case, { notice: number; id: number; hold: number }>();
  const on = (days: number, step: () => Promise<unknown>, hour = 10) =>
    timeline.on(timeline.daysAgo(days, hour), async () => void (await step()));
  const of = (name: Case) => made.get(name)!;
  const all = { urls: 'all' } as const;

  /** The material of a notice is disabled, and four days later the subscriber answers. */
  function open(name: Case, days: number, missing: readonly CounterElement[] = []): void {
    const { handle, ...sender } = SUBSCRIBERS[name];
    on(days + 4, async () => {
      const [notice] = await untouchedNotices(deps.db, company(), deps.clock.now(), 1);
      if (notice === undefined) throw new Error('no notice is left for a case');
      made.set(name, { notice, id: 0, hold: 0 });
      await actOnNotice(deps, toni, notice, { ...all, action: 'disabled', subscriber: handle });
      await actOnNotice(deps, toni, notice, { ...all, action: 'user_notified', note: 'Told by email.' });
    });
    on(
      days,
      async () => {
        const { notice } = of(name);
        const elements = { ...every(true), ...Object.fromEntries(missing.map((one) => [one, false])) };
        const received_date = deps.clock.now().toISOString();
        const body = {
          notice,
          received_date,
          source: SOURCE.post,
          sender,
          text: textOf(sender.name, missing),
          elements,
        };
        made.set(name, { ...of(name), id: (await createCounterNotice(deps, toni, body)).id });
      },
      14,
    );
  }
  const proceeds = (name: Case, days: number, court: string, case_number: string) =>
    on(days, async () => {
      const hold = { kind: 'court', received_date: deps.clock.now().toISOString(), court, case_number } as const;
      made.set(name, { ...of(name), hold: (await reportHold(deps, toni, of(name).id, hold)).id });
    });
  const mails = (at: Date) => timeline.on(at, async () => void (await processCounterNotices(deps).run({}, NEVER)));
  const clockFrom = (days: number) => {
    const zone = deps.config.AGENT_TIME_ZONE;
    return waitOf(clockOf(dateIn(timeline.daysAgo(days, 14), zone)), zone);
  };

  open('restored', 44);
  mails(clockFrom(44).due);
  on(26, () => actOnNotice(deps, toni, of('restored').notice, { ...all, action: 'restored' }), 15);
  open('ended', 39);
  proceeds('ended', 33, 'Northern District of California', '3:26-cv-04417');
  on(31, () => assessHold(deps, toni, of('ended').hold, { state: 'accepted' }));
  on(13, () => assessHold(deps, toni, of('ended').hold, { state: 'ended', reason: 'The action was dismissed.' }));
  on(12, () => actOnNotice(deps, toni, of('ended').notice, { ...all, action: 'restored' }));
  open('overdue', 29);
  mails(clockFrom(29).due);
  mails(clockFrom(29).latest);
  open('withdrawn', 25);
  on(21, () =>
    updateCounterNotice(deps, toni, of('withdrawn').id, {
      is_withdrawn: true,
      reason: 'The parties agreed on a license.',
    }),
  );
  const due = daysSinceDue(run);
  open('due', due);
  mails(clockFrom(due).due);
  open('held', 9);
  proceeds('held', 3, 'Southern District of New York', '1:26-cv-08815');
  open('waiting', 5);
  open('defective', 2, ['jurisdiction', 'signature']);

  // What else is done about reported URLs.
  on(8, async () => {
    const [gone, declined, mixed] = await untouchedNotices(deps.db, company(), timeline.daysAgo(9, 0), 3);
    if (gone !== undefined) await actOnNotice(deps, toni, gone, { ...all, action: 'gone' });
    if (declined !== undefined)
      await actOnNotice(deps, toni, declined, {
        ...all,
        action: 'declined',
        reason: 'licensed',
        note: 'Stock license.',
      });
    if (mixed === undefined) return;
    await actOnNotice(deps, toni, mixed, { ...all, action: 'disabled', subscriber: SUBSCRIBERS.overdue.handle });
    await actOnNotice(deps, toni, mixed, { ...all, action: 'undone' });
  });

  // A form that nobody confirmed.
  timeline.on(timeline.hoursAgo(29), async () => {
    const origin = { lang: 'en', ip: '203.0.113.77', isHtml: false } as const;
    await submitForm(deps, { slug: 'bluefin', kind: 'counter_notice', form: UNCONFIRMED, files: [], ...origin });
  });
}
