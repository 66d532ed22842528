import { z } from 'zod';
import { Lookup, SOURCES } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { COUNTER_ELEMENTS, COUNTER_VERDICTS } from '../../rules/intake/counter-notice.ts';
import { CLOCK_YEARS } from '../../rules/intake/counter-notice-clock.ts';
import { OUTCOMES } from '../../rules/intake/counter-notice-outcome.ts';
import { HOLD_KINDS, HOLD_STATES } from '../../rules/intake/hold-life.ts';
import { endpoint } from '../endpoint.ts';
import {
  ById,
  IsoDate,
  listOf,
  listQuery,
  longText,
  moment,
  onceValid,
  oneOfIds,
  optionalEmail,
  optionalLongText,
  queryBoolean,
  queryId,
  text,
} from '../fields.ts';
import { NOTICE_TOUCHES } from '../tags.ts';
import { Card } from '../views/card.ts';
import { Delivery } from './notices.ts';
import { Reply, ReplyDraft } from './replies.ts';
import { optionalHandle } from './url-actions.ts';

const Named = z.object({ id: z.int(), name: z.string() });
const Numbered = z.object({ id: z.int(), number: z.string() });
/** `YYYY-MM-DD`, in the agent’s time zone. */
const ClockDate = z.string();

/** The two readings of “business day”, and the window that satisfies both (beyond § 15). */
export const Clock = z.object({
  earliest: ClockDate,
  safe_from: ClockDate,
  safe_until: ClockDate,
  latest: ClockDate,
});

const elements = z.object({
  signature: z.boolean(),
  material: z.boolean(),
  mistake: z.boolean(),
  contact: z.boolean(),
  jurisdiction: z.boolean(),
});

const elementChanges = z.strictObject(elements.shape, { error: messages.counterElementsRequired }).partial();

/** The id is null for a URL that is on no notice of the company. */
export const CounterNoticeUrl = z.object({ id: z.int().nullable(), url: z.string() });

/** A proceeding against the subscriber that the complainant reported. */
export const Hold = z.object({
  id: z.int(),
  kind: z.enum(HOLD_KINDS),
  state: z.enum(HOLD_STATES),
  received_date: IsoDate,
  court: z.string(),
  case_number: z.string(),
  file_id: z.int().nullable(),
  urls: z.array(CounterNoticeUrl),
  /** Why the latest state was set. */
  reason: z.string().nullable(),
  /** Who set the state, and when. */
  by: Named.nullable(),
  date: IsoDate,
});
export type Hold = z.infer<typeof Hold>;

/** Maximum number of URLs per counter-notice in a list; `urls_count` is the total. */
export const LISTED_COUNTER_URLS = 10;

/** A counter-notice in a list: without its text, and with only its first URLs. */
export const CounterNoticeRow = z.object({
  id: z.int(),
  number: z.string(),
  notice: Numbered.nullable(),
  /** The notice that its mail made. */
  letter: Numbered.nullable(),
  company: Named.nullable(),
  source: Lookup,
  received_date: IsoDate,
  /** Only for those who handle the company’s notices. */
  subscriber: z.object({ id: z.int(), handle: z.string() }).nullable(),
  sender: z.object({ name: z.string(), email: z.string().nullable() }),
  urls: z.array(CounterNoticeUrl),
  urls_count: z.int(),
  elements,
  verdict: z.enum(COUNTER_VERDICTS),
  /** Why it is defective although its elements may be complete. */
  reason: z.string().nullable(),
  is_corrected: z.boolean(),
  raw_file_id: z.int().nullable(),
  forward: z
    .object({
      date: IsoDate.nullable(),
      status: Delivery.shape.status,
      /** Why it failed. */
      error: z.string().nullable(),
    })
    .nullable(),
  clock: Clock.nullable(),
  holds: z.array(Hold),
  outcome: z.enum(OUTCOMES),
  /** The earlier counter-notice whose clock and outcome it repeats. */
  follows: Numbered.nullable(),
  withdrawn_date: IsoDate.nullable(),
  withdrawn_reason: z.string().nullable(),
  /** When the complainant retracted the notice. */
  released_date: IsoDate.nullable(),
});
export type CounterNoticeRow = z.infer<typeof CounterNoticeRow>;

export const CounterNotice = CounterNoticeRow.extend({
  text: z.string(),
  /** The sentences that the elements were found in. */
  found: z.partialRecord(z.enum(COUNTER_ELEMENTS), z.string()),
  deliveries: z.array(Delivery.extend({ kind: z.enum(['forward', 'receipt', 'reply']) })),
  /** What needs attention now. */
  cards: z.array(Card),
});
export type CounterNotice = z.infer<typeof CounterNotice>;

export const CounterNoticeListQuery = listQuery(['id', 'received_date'], {
  company: queryId.optional(),
  company__id: queryId.optional(),
  notice: queryId.optional(),
  outcome: z.enum(OUTCOMES, { error: `Should be one of ${OUTCOMES.join(', ')}` }).optional(),
  /** Those that wait for a person. */
  is_open: queryBoolean.optional(),
});
export type CounterNoticeListQuery = z.output<typeof CounterNoticeListQuery>;

/** Counter-notices change the status of their notice and the state of its URLs. */
const TOUCHES = ['counter_notice', ...NOTICE_TOUCHES] as const;
const READS = ['counter_notice', 'notice'] as const;

export const listCounterNotices = endpoint({
  name: 'listCounterNotices',
  summary: 'List the counter-notices of your companies; superusers see all',
  method: 'GET',
  path: '/counter-notices/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: READS,
  query: CounterNoticeListQuery,
  response: listOf(CounterNoticeRow),
  errors: ['bad_request', 'unauthenticated'],
});

const sourceId = oneOfIds(
  SOURCES.map(({ id }) => id),
  messages.counterSourceRequired,
);
const urlIds = z.array(z.int({ error: messages.actionUrlsRequired }), { error: messages.actionUrlsRequired });

export const CounterNoticeCreate = z.object({
  notice: z.int({ error: messages.answersNoNotice }),
  received_date: moment(),
  source: sourceId,
  /** Defaults to the company’s URLs of the notice that are disabled now. */
  urls: urlIds.min(1, messages.actionUrlsRequired).optional(),
  sender: z.object(
    { name: text(messages.nameRequired), email: optionalEmail().default(null) },
    { error: messages.counterSenderRequired },
  ),
  text: longText(messages.textRequired, 200_000),
  elements: elementChanges,
  subscriber: optionalHandle().nullish(),
});
export type CounterNoticeCreate = z.output<typeof CounterNoticeCreate>;

export const createCounterNotice = endpoint({
  name: 'createCounterNotice',
  summary: 'Record a counter-notice. A complete one is forwarded to the complainant, and its sender gets a receipt.',
  method: 'POST',
  path: '/counter-notices/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: TOUCHES,
  mails: 'named',
  body: CounterNoticeCreate,
  response: CounterNotice,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'nothing_disabled', 'too_many_tries'],
});

export const getCounterNoticeClock = endpoint({
  name: 'getCounterNoticeClock',
  summary: 'Calculate the dates for a counter-notice received on a given date',
  method: 'GET',
  path: '/counter-notices/clock/',
  access: 'user',
  rate: 'standard',
  reads: [],
  query: z.strictObject({
    date: z.iso.date({ error: messages.clockDateInvalid }).refine((date) => {
      const year = Number(date.slice(0, 4));
      return year >= CLOCK_YEARS.first && year <= CLOCK_YEARS.last;
    }, messages.clockDateInvalid),
  }),
  response: Clock,
  errors: ['bad_request', 'unauthenticated'],
});

export const getCounterNotice = endpoint({
  name: 'getCounterNotice',
  summary: 'Get a counter-notice with all its details',
  method: 'GET',
  path: '/counter-notices/:id/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: READS,
  params: ById,
  response: CounterNotice,
  errors: ['unauthenticated', 'not_found'],
});

export const CounterNoticeUpdate = z
  .object({
    elements: elementChanges.optional(),
    urls: urlIds.min(1, messages.actionUrlsRequired).optional(),
    subscriber: optionalHandle().nullish(),
    /** True: the subscriber took it back. */
    is_withdrawn: z.boolean({ error: 'Should be true or false' }).optional(),
    reason: optionalLongText(2000).optional(),
  })
  .refine(({ is_withdrawn, reason }) => !is_withdrawn || Boolean(reason), {
    path: ['reason'],
    error: messages.actionReasonRequired,
    when: onceValid('is_withdrawn', 'reason'),
  });
export type CounterNoticeUpdate = z.output<typeof CounterNoticeUpdate>;

export const updateCounterNotice = endpoint({
  name: 'updateCounterNotice',
  summary: 'Correct or withdraw a counter-notice. One that becomes complete is forwarded to the complainant.',
  method: 'PUT',
  path: '/counter-notices/:id/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: TOUCHES,
  mails: 'named',
  params: ById,
  body: CounterNoticeUpdate,
  response: CounterNotice,
  errors: [
    ...(['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'nothing_disabled'] as const),
    ...(['counter_notice_restored', 'too_many_tries'] as const),
  ],
});

/** An identical mail within a minute is sent once. */
export const forwardCounterNotice = endpoint({
  name: 'forwardCounterNotice',
  summary: 'Forward a counter-notice to the complainant again',
  method: 'POST',
  path: '/counter-notices/:id/forward/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: TOUCHES,
  mails: 'named',
  params: ById,
  response: CounterNotice,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'counter_notice_defective', 'too_many_tries'],
});

const HOLD_CHARS = 300;

export const HoldCreate = z.object({
  kind: z.enum(HOLD_KINDS, { error: messages.holdKindRequired }),
  received_date: moment(),
  court: text(messages.courtRequired, HOLD_CHARS),
  case_number: text(messages.caseNumberRequired, HOLD_CHARS),
  file_id: z.int({ error: messages.actionFileInvalid }).nullable().optional(),
  /** Defaults to all URLs of the counter-notice. */
  urls: urlIds.min(1, messages.actionUrlsRequired).optional(),
});
export type HoldCreate = z.output<typeof HoldCreate>;

export const createHold = endpoint({
  name: 'createHold',
  summary: 'Report a court action or a claim before the Copyright Claims Board about the material',
  method: 'POST',
  path: '/counter-notices/:id/holds/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: TOUCHES,
  params: ById,
  body: HoldCreate,
  response: Hold,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'hold_refused'],
});

export const HoldUpdate = z
  .object({
    state: z.enum(['accepted', 'rejected', 'ended'], { error: messages.holdStateRequired }),
    reason: optionalLongText(2000).nullable().optional(),
  })
  .refine(({ state, reason }) => state !== 'rejected' || Boolean(reason), {
    path: ['reason'],
    error: messages.actionReasonRequired,
    when: onceValid('state', 'reason'),
  });
export type HoldUpdate = z.output<typeof HoldUpdate>;

export const updateHold = endpoint({
  name: 'updateHold',
  summary: 'Assess a reported proceeding',
  method: 'PUT',
  path: '/holds/:id/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: TOUCHES,
  params: ById,
  body: HoldUpdate,
  response: Hold,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'hold_move_refused'],
});

export const getCounterNoticeReply = endpoint({
  name: 'getCounterNoticeReply',
  summary: 'Draft a reply to the sender of a counter-notice',
  method: 'GET',
  path: '/counter-notices/:id/reply/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  reads: READS,
  params: ById,
  response: ReplyDraft,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

/** An identical reply within a minute is sent once and answers 200. */
export const sendCounterNoticeReply = endpoint({
  name: 'sendCounterNoticeReply',
  summary: 'Reply to the sender of a counter-notice',
  method: 'POST',
  path: '/counter-notices/:id/reply/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: TOUCHES,
  mails: 'named',
  params: ById,
  body: Reply,
  response: CounterNotice,
  status: 201,
  repeatStatus: 200,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'sender_unanswerable', 'too_many_tries'],
});
