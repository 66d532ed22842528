import { randomBytes } from 'node:crypto';
import { confirmSubmission } from '../../intake/submissions/notice/confirm-submission.ts';
import { decideOnForm } from '../../intake/submissions/queue/decide-on-form.ts';
import { listUnconfirmed } from '../../intake/submissions/queue/list-unconfirmed.ts';
import { addSupplement } from '../../intake/submissions/sender/add-supplement.ts';
import { withdraw } from '../../intake/submissions/sender/withdraw.ts';
import { submitForm } from '../../intake/submissions/submit/submit-form.ts';
import { changePublicPage } from '../../registry/public-pages/settings.ts';
import type { Companies } from './companies.ts';
import { newestLetter } from './demo.queries.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

const PAGE = {
  slug: 'bluefin',
  is_transparency: true,
  is_lumen: true,
  service_name: 'Bluefin Hosting',
  intro:
    'Bluefin hosts websites, files and video for small publishers. We act on every complete notice, usually within two working days.\n\nIf you only want a picture credited, please ask the publisher first: most of them answer quickly.',
  repeat_policy:
    'Accounts that share links to the same material again after its removal are closed without a further warning.',
};

interface Sender {
  name: string;
  email: string;
  work: string;
  path: string;
  /** Filled in by scripts. */
  website?: string;
}

const SENDERS = {
  confirmed: {
    name: 'Ines Calder',
    email: 'ines@calderphoto.example.org',
    work: 'Photograph “Ferry at first light”, Calder Photo, 2024',
    path: 'sites.bluefin.example.com/blog/ferry-at-first-light.jpg',
  },
  withdrawn: {
    name: 'Paul Winter',
    email: 'paul@winterpress.example.net',
    work: 'Guidebook “Forty walks on the west coast”, 2023',
    path: 'files.bluefin.example.com/d/forty-walks.pdf',
  },
  accepted: {
    name: 'Greta Holm',
    email: 'greta.holm@holmfilm.example.com',
    work: 'Documentary film “The last lightship”, 2022',
    path: 'stream.bluefin.example.com/v/last-lightship',
  },
  unconfirmed: {
    name: 'Tomas Reyes',
    email: 'tomas@reyesaudio.example.org',
    work: 'Sound library “Harbors of the north”, 40 recordings of foghorns and bells',
    path: 'files.bluefin.example.com/d/harbor-sounds.zip',
  },
  suspect: {
    name: 'Best Traffic Team',
    email: 'offers@besttraffic.example.net',
    work: 'Every article about seafood restaurants on this site was written by our team',
    path: 'pages.bluefin.example.com/seafood',
    website: 'https://besttraffic.example.net',
  },
  spam: {
    name: 'Cheap Reviews',
    email: 'sales@cheapreviews.example.net',
    work: 'Reviews, ratings and backlinks, one hundred for the price of ten, written by us',
    path: 'pages.bluefin.example.com/reviews',
    website: 'https://cheapreviews.example.net',
  },
} as const satisfies Record<string, Sender>;

const formOf = ({ name, email, work, path, website = '' }: Sender) => ({
  ...{ role: 'owner', name, email, email_repeat: email, signature: name },
  ...{ address: '7 Chapel Street', city: 'Bristol', zip: 'BS1 5AA', country: 'United Kingdom' },
  works: [{ description: work, kind: 'other' }],
  urls: [`https://${path}`],
  ...{ good_faith: true, fair_use: true, accuracy: true, misrepresentation: true, forwarding: true },
  website,
});

/** One company uses its page; its forms are in every state. */
export function scheduleForms(run: DemoRun, { customer, agent }: DemoUsers, companies: Companies): void {
  const { timeline, deps } = run;
  const submits = (sender: Sender) => async () => {
    const origin = { lang: 'en', ip: `203.0.113.${randomBytes(1)[0]}`, isHtml: false } as const;
    await submitForm(deps, { slug: PAGE.slug, kind: 'notice', form: formOf(sender), files: [], ...origin });
  };
  /** Follows the link in the newest mail to the sender. */
  const follows = (sender: Sender, act: (token: string) => Promise<unknown>) => async () => {
    const mail = await newestLetter(deps.db, sender.email);
    const token = /\/n\/(?:confirm\/)?([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`no link was mailed to ${sender.email}`);
    await act(token);
  };
  const confirms = (sender: Sender) => follows(sender, (token) => confirmSubmission(deps, token));
  const decides = (sender: Sender, as: 'notice' | 'spam') => async () => {
    const { results } = await listUnconfirmed(deps, { search: sender.email, limit: 1, offset: 0 });
    for (const { id } of results) await decideOnForm(deps, agent, id, as);
  };

  timeline.on(timeline.daysAgo(30, 10), async () => {
    await changePublicPage(deps, customer, companies.bluefin!.id, PAGE);
  });
  timeline.on(timeline.daysAgo(13, 9), submits(SENDERS.confirmed));
  timeline.on(timeline.daysAgo(13, 10), confirms(SENDERS.confirmed));
  timeline.on(
    timeline.daysAgo(11, 15),
    follows(SENDERS.confirmed, (token) =>
      addSupplement(
        deps,
        token,
        'The picture is also shown in the sidebar of the front page. The original is at https://calderphoto.example.org/ferry.',
      ),
    ),
  );
  timeline.on(timeline.daysAgo(10, 11), submits(SENDERS.withdrawn));
  timeline.on(timeline.daysAgo(10, 12), confirms(SENDERS.withdrawn));
  timeline.on(
    timeline.daysAgo(8, 9),
    follows(SENDERS.withdrawn, (token) => withdraw(deps, token, SENDERS.withdrawn.name)),
  );
  timeline.on(timeline.daysAgo(7, 8), submits(SENDERS.accepted));
  timeline.on(timeline.daysAgo(5, 9), decides(SENDERS.accepted, 'notice'));
  timeline.on(timeline.daysAgo(6, 3), submits(SENDERS.spam));
  timeline.on(timeline.daysAgo(6, 9), decides(SENDERS.spam, 'spam'));
  timeline.on(timeline.hoursAgo(53), submits(SENDERS.unconfirmed));
  timeline.on(timeline.hoursAgo(5), submits(SENDERS.suspect));
}
