import { RuleFields } from '#core/contract/intake/filters.ts';
import type { NoticeCreate } from '#core/contract/intake/notices.ts';
import { NOTICE_STATUS, SOURCE } from '#core/lookups.ts';
import { createIgnoredLink } from '../../intake/ignored-links/change-ignored-links.ts';
import { createNotice } from '../../intake/inbound/make/create-notice.ts';
import { createRule } from '../../intake/rules/change-rules.ts';
import { createContact } from '../../intake/senders/change-senders.ts';
import type { Companies } from './companies.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

/** The agent's rules, in order. */
const RULES = [
  {
    name: 'Newsletters',
    rows: [{ field: 'subject', field_condition: 'starts_with', value: 'Newsletter:' }],
    actions: [{ action: 'ignore' }],
    stop: true,
  },
  {
    name: 'Trademark is not copyright',
    rows: [
      { field: 'subject', field_condition: 'contains', value: 'trademark' },
      { field: 'completeness', field_condition: 'equals', value: 'not_a_notice' },
    ],
    actions: [
      { action: 'set_status', value: NOTICE_STATUS.rejected },
      { action: 'add_note', value: 'Not a copyright notice. The sender was referred to the site’s own contact.' },
    ],
  },
  {
    name: 'German and French notices',
    condition: 'any',
    rows: [
      { field: 'body', field_condition: 'contains', value: 'urheberrechtlich' },
      { field: 'body', field_condition: 'contains', value: 'droit d’auteur' },
    ],
    actions: [{ action: 'add_note', value: 'Not in English. We can translate it on request.' }],
  },
  {
    name: 'Marlow: also forward photos to the photo desk',
    rows: [
      { field: 'company', field_condition: 'equals', value: 'Marlow Market' },
      { field: 'subject', field_condition: 'matches', value: 'photo(graph)?s?' },
      { field: 'completeness', field_condition: 'is_at_least', value: 4 },
    ],
    actions: [{ action: 'forward_to_domain' }, { action: 'forward_to', value: 'photos@marlow.example.net' }],
  },
  {
    name: 'Hold notices for Gannet Social',
    is_active: false,
    rows: [{ field: 'company', field_condition: 'equals', value: 'Gannet Social' }],
    actions: [{ action: 'set_status', value: NOTICE_STATUS.in_progress }],
  },
];

const IGNORED = [
  'https://docs.bluefin.example.com/policies',
  'https://shop.marlow.example.net/policies/copyright',
  'https://directory.example.org',
];

const { post, courier, fax } = SOURCE;
/** Paper notices: [days ago, source, carrier, company, URL of the copy, subject]. */
const PAPER = [
  [
    62,
    courier,
    3,
    'bluefin',
    'https://files.bluefin.example.com/d/museum-catalog',
    'Letter of 14 pages about a catalog',
  ],
  [36, post, 1, 'tern', 'https://watch.tern.example.com/v/museum-tour', 'Film of the spring exhibition'],
  [18, fax, null, 'marlow', 'https://images.marlow.example.net/item/poster-1931.jpg', 'Reproduction of a poster'],
  [6, post, 5, 'bluefin', 'https://media.bluefin.example.com/d/lecture-series', 'Recorded lectures'],
] as const;

const LETTER = `To the designated agent,

the copyrighted work named in the subject line is ours. A copy of it is published at the address given. We have a good faith belief that this use is not authorized by the copyright owner, its agent, or the law. The information in this notice is accurate and, under penalty of perjury, we are authorized to act for the owner.

/s/ Sidney Grove
Grove & Lane Solicitors, 2 Temple Yard, York`;

/** Schedules the agent's setup and the paper notices. */
export function scheduleAgentSetup(run: DemoRun, { agent, customer }: DemoUsers, companies: Companies): void {
  const { timeline, deps } = run;
  let solicitors = 0;
  timeline.on(timeline.daysAgo(84, 8), async () => {
    for (const rule of RULES) await createRule(deps, agent, RuleFields.parse(rule));
    for (const link of IGNORED) await createIgnoredLink(deps, agent, { link });
    const office = {
      company: 'Grove & Lane Solicitors',
      address: '2 Temple Yard, York YO1 7HH',
      phone: '+44 20 7946 0088',
    };
    solicitors = (
      await createContact(deps, agent, { name: 'Sidney Grove', email: 'post@grovelane.example.net', ...office })
    ).id;
  });
  timeline.on(timeline.daysAgo(21, 9), async () => {
    const own = { name: 'Neighborhood Radio', email: 'studio@radio.example.org', company: '', address: '', phone: '' };
    await createContact(deps, customer, { ...own, company_id: companies.marlow!.id });
  });
  for (const [days, source, carrier, key, url, subject] of PAPER) {
    const date = timeline.daysAgo(days, 13);
    const blank = { notes: '', dmca_public_id: '', dmca_registration_id: '', files: [] };
    timeline.on(date, async () => {
      const typed = { source, carrier, subject, text: LETTER, urls: [url], company_id: companies[key]!.id };
      const notice: NoticeCreate = { ...blank, ...typed, sender: solicitors, received_date: date.toISOString() };
      await createNotice(deps, agent, notice);
    });
  }
}
