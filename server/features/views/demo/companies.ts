import { DESIGNATION_YEARS } from '#core/constants.ts';
import { CompanyFields } from '#core/contract/registry/company-fields.ts';
import { EVENT_TYPE, PAYMENT_TYPE } from '#core/lookups.ts';
import { addDays, addYears, dateOf } from '#core/rules/text/calendar.ts';
import {
  type Action,
  amend,
  ask,
  begin,
  billTo,
  cancel,
  cardIsDeclined,
  complete,
  type DemoCompany,
  event,
  join,
  note,
  payByCard,
  payManually,
  paymentArrives,
  place,
  putOnSite,
  remove,
  renew,
  submit,
  suspend,
} from './actions.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

/** Steps in a company's life: [days ago, ...actions in order]. Below two days, fractions count. */
type Life = readonly (readonly [number, ...Action[]])[];

interface Plan {
  name: string;
  owner: keyof DemoUsers;
  where: readonly [address: string, city: string, state: string, zip: string, country: string];
  vat_number?: string;
  notice_email?: string;
  domains: readonly string[];
  life: Life;
}

const under = (name: string, ...hosts: string[]): string[] => hosts.map((host) => `${host}.${name}`);
const PASSES_ONCE = '4000000000000341';

/** `takenOver(21)`: completed with the date of an earlier filing by the customer that expires in 21 days. */
const plans = (takenOver: (days: number) => Action): Readonly<Record<string, Plan>> => ({
  bluefin: {
    name: 'Bluefin Hosting Ltd',
    owner: 'customer',
    where: ['18 Quay Road', 'Galway', 'Connacht', 'H91 E2X4', 'Ireland'],
    vat_number: 'IE1234567FA',
    notice_email: 'abuse@bluefin.example.com',
    domains: under('bluefin.example.com', 'cdn', 'files', 'sites', 'docs', 'stream'),
    life: [
      [401, place('video-desk@bluefin.example.com'), payByCard()],
      [400, complete('Filed and checked in the directory.')],
      [398, putOnSite],
      [360, join('lena', 'administrator')],
      [320, join('robin', 'billing'), billTo('accounts@bluefin.example.com')],
      [231, amend(under('bluefin.example.com', 'media', 'pages'), { address: '20 Quay Road' }), submit],
      [230, complete()],
      [190, join('toni', 'notices')],
      [120, join('alex', 'viewer')],
      [34, note('company', 'Lena Park is the one to call about urgent notices.')],
      [2, join('kim.lane@bluefin.example.com', 'administrator')],
    ],
  },
  marlow: {
    name: 'Marlow Market',
    owner: 'customer',
    where: ['402 Harbor Street', 'Portland', 'Maine', '04101', 'United States'],
    notice_email: 'copyright@marlow.example.net',
    domains: under('marlow.example.net', 'shop', 'images', 'blog'),
    life: [
      [331, place(), payByCard()],
      [330, takenOver(21)],
    ],
  },
  tern: {
    name: 'Tern Video Ltd',
    owner: 'customer',
    where: ['5 Signal Hill', 'Cardiff', 'Wales', 'CF10 1AA', 'United Kingdom'],
    notice_email: 'legal@tern.example.com',
    domains: under('tern.example.com', 'watch', 'live', 'embed', 'api'),
    life: [
      [386, place(), payByCard('year', PASSES_ONCE)],
      [385, complete()],
      [380, putOnSite],
      [11, note('company', 'The card was declined four times; the customer was told.', true)],
    ],
  },
  osprey: {
    name: 'Osprey Images',
    owner: 'customer',
    where: ['77 Lantern Street', 'Tallinn', 'Harju', '10111', 'Estonia'],
    notice_email: 'abuse@osprey.example.org',
    domains: under('osprey.example.org', 'img', 'albums', 'old'),
    life: [
      [201, place('takedown@osprey.example.org'), payByCard()],
      [200, takenOver(-24)],
      [199, putOnSite],
      [33, renew, submit],
      [31, complete('Resubmitted a week before the old one would have lapsed.')],
      [6, cancel],
      [1.3, amend(under('osprey.example.org', 'prints'))],
    ],
  },
  kestrel: {
    name: 'Kestrel Games',
    owner: 'customer',
    where: ['910 Mission Road', 'Austin', 'Texas', '78701', 'United States'],
    domains: under('kestrel.example.net', 'mods', 'forum'),
    life: [
      [0.45, place()],
      [0.4, payByCard()],
    ],
  },
  quill: {
    name: 'Quill Forum',
    owner: 'customer',
    where: ['7 Chapel Lane', 'Leeds', 'West Yorkshire', 'LS1 4AP', 'United Kingdom'],
    domains: ['quillforum.example.org', 'archive.quillforum.example.org'],
    life: [
      [1.9, place(), cardIsDeclined],
      [1.8, payManually(PAYMENT_TYPE.wire)],
    ],
  },
  heron: {
    name: 'Heron Press',
    owner: 'customer',
    where: ['3 Mill Row', 'Ghent', 'East Flanders', '9000', 'Belgium'],
    domains: under('heron.example.org', 'read', 'library'),
    life: [
      [276, place(), payManually(PAYMENT_TYPE.wire)],
      [272, paymentArrives, takenOver(-12)],
      [271, putOnSite],
      [1.2, renew],
    ],
  },
  gannet: {
    name: 'Gannet Social',
    owner: 'customer',
    where: ['61 Kingfisher Avenue', 'Toronto', 'Ontario', 'M5V 2T6', 'Canada'],
    domains: under('gannet.example.com', 'feed', 'media'),
    life: [
      [321, place(), payManually(PAYMENT_TYPE.paypal)],
      [319, paymentArrives, complete()],
      [310, putOnSite],
      [31, suspend('Suspended: mail to the street address came back twice. Restore it when the address is put right.')],
    ],
  },
  plover: {
    name: 'Plover Archive',
    owner: 'customer',
    where: ['12 Canal Side', 'Utrecht', 'Utrecht', '3511 AB', 'Netherlands'],
    domains: under('plover.example.net', 'www2', 'scans'),
    life: [
      [291, place(), payByCard()],
      [290, complete()],
      [43, remove('The site was handed over to a library and is no longer ours.'), submit],
      [41, complete()],
    ],
  },
  curlew: {
    name: 'Curlew Cloud',
    owner: 'dana',
    where: ['240 Beacon Street', 'Boston', 'Massachusetts', '02116', 'United States'],
    notice_email: 'abuse@curlew.example.net',
    domains: under(
      'curlew.example.net',
      ...'abcdefghijklmnopqrst'.split('').map((letter) => `${letter}1`),
      'pages',
      'share',
    ),
    life: [
      [78, place(), payByCard('month')],
      [77, complete()],
      [76, join('customer', 'viewer')],
    ],
  },
  dunlin: {
    name: 'Dunlin Web Services',
    owner: 'dana',
    where: ['31 Station Road', 'Aarhus', 'Central Denmark', '8000', 'Denmark'],
    domains: under('dunlin.example.net', 'host', 'panel'),
    life: [
      [58, place(), payByCard()],
      [57, takenOver(9)],
      [1.5, renew, submit],
      [1.4, ask('The directory has an older street address. Is 31 Station Road the current one?')],
    ],
  },
  sandpiper: {
    name: 'Sandpiper Streams',
    owner: 'chris',
    where: ['55 Delta Avenue', 'Auckland', 'Auckland', '1010', 'New Zealand'],
    notice_email: 'takedown@sandpiper.example.org',
    domains: under('sandpiper.example.org', 'tv', 'vod'),
    life: [
      [358, place(), payByCard()],
      [357, complete()],
      [120, event(EVENT_TYPE.other, 'The Office confirmed the agent’s new telephone number.')],
      [2, amend(under('sandpiper.example.org', 'kids', 'sports'), { city: 'Wellington', zip: '6011' }), submit],
    ],
  },
  wigeon: {
    name: 'Wigeon Wiki',
    owner: 'chris',
    where: ['2 Orchard Close', 'Cork', 'Munster', 'T12 X8N6', 'Ireland'],
    domains: under('wigeon.example.com', 'wiki'),
    life: [
      [73, place(), payByCard()],
      [72, complete()],
      [1.1, remove('The wiki closes at the end of the month.'), submit],
    ],
  },
  avocet: {
    name: 'Avocet Photos',
    owner: 'jo',
    where: ['19 Rosewood Drive', 'Denver', 'Colorado', '80202', 'United States'],
    domains: [],
    life: [[0.1, begin]],
  },
});

export type Companies = Readonly<Record<string, DemoCompany>>;

const TAKEN_OVER = 'Taken over: the customer filed it before joining us. The three years run from that date.';
const FIRST_NUMBER = 1_000_001;
const [OPENS, STEP_HOURS] = [9.6, 0.7];

/** Schedules the life of every company; each step calls the operation that a screen would call. */
export function scheduleCompanies(run: DemoRun, users: DemoUsers): Companies {
  const { timeline } = run;
  const today = dateOf(timeline.now);
  const filedOn = (days: number) => addYears(addDays(today, days), -DESIGNATION_YEARS);
  const takenOver = (days: number) => complete(TAKEN_OVER, filedOn(days));
  const companies: Record<string, DemoCompany> = {};
  for (const [index, [key, plan]] of Object.entries(plans(takenOver)).entries()) {
    const [address, city, state, zip, country] = plan.where;
    const { name, domains, vat_number, notice_email } = plan;
    const fields = CompanyFields.parse({ name, address, city, state, zip, country, vat_number, notice_email });
    const number = FIRST_NUMBER + 137 * index;
    const company: DemoCompany = { name, id: 0, order_id: 0, owner: users[plan.owner], domains, fields, number };
    companies[key] = company;
    for (const [days, ...actions] of plan.life) {
      for (const [place, action] of actions.entries()) {
        const hours = place * STEP_HOURS;
        const at =
          days < 2 ? timeline.hoursAgo(days * 24 - hours / 24) : timeline.daysAgo(days, OPENS + hours + index / 60);
        timeline.on(at, async () => void (await action({ run, users, company })));
      }
    }
  }
  return companies;
}
