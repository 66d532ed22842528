import { z } from 'zod';
import { MENDS, type Mend, NOTICE_AGES, PROTECTIONS, REASON_CODES } from '../rules/standing.ts';
import { OpenOrder, Subscription } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { ById, IsoDate } from './fields.ts';

export const Reason = z.object({
  code: z.enum(REASON_CODES),
  /** Without it there is no safe harbour at all. */
  grave: z.boolean(),
  mend: z.enum(Object.keys(MENDS) as [Mend, ...Mend[]]).nullable(),
});
export type Reason = z.infer<typeof Reason>;

/** Where the company's notices go when a domain has no address of its own, and whether mail gets there. */
export const NoticeAddress = z.object({
  email: z.string().nullable(),
  from: z.enum(['company', 'owner']).nullable(),
  /** By the last mail that went there; an account's own address was confirmed when it was made. */
  state: z.enum(['confirmed', 'refused', 'checking', 'unconfirmed', 'none']),
  /** Of that mail, or of the account. */
  date: IsoDate.nullable(),
  /** The mail server's words. */
  error: z.string().nullable(),
});
export type NoticeAddress = z.infer<typeof NoticeAddress>;

export const OpenNotices = z.object({
  count: z.int(),
  ages: z.array(
    z.object({
      age: z.enum(NOTICE_AGES.map(({ age }) => age)),
      count: z.int(),
      /** Of them, not looked at. */
      new_count: z.int(),
    }),
  ),
});

export const Standing = z.object({
  protection: z.enum(PROTECTIONS),
  reasons: z.array(Reason),
  expires_date: z.string().nullable(),
  registered_date: z.string().nullable(),
  open_order: OpenOrder.nullable(),
  domains: z.object({ registered: z.int(), draft: z.int() }),
  notice_address: NoticeAddress,
  open_notices: OpenNotices,
  failed_forwards: z.int(),
  subscription: Subscription.nullable(),
});
export type Standing = z.infer<typeof Standing>;

export const getStanding = endpoint({
  name: 'getStanding',
  summary: 'How a company stands with its safe harbour: the status, why, and what mends it',
  method: 'GET',
  path: '/companies/:id/standing/',
  access: 'user',
  rate: 'standard',
  params: ById,
  response: Standing,
  errors: ['unauthenticated', 'not_found'],
});

export const sendFailedAgain = endpoint({
  name: 'sendFailedAgain',
  summary: 'Send the notices that did not arrive once more, to where the company’s notices go now',
  method: 'POST',
  path: '/companies/:id/send-again/',
  access: 'user',
  rate: 'standard',
  mails: 'routed',
  params: ById,
  response: Standing,
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'no_notice_address',
    'registration_incomplete',
    'too_many_tries',
  ],
});

export const checkNoticeAddress = endpoint({
  name: 'checkNoticeAddress',
  summary: 'Send a mail to where the company’s notices go, to see that it arrives',
  method: 'POST',
  path: '/companies/:id/check-notice-address/',
  access: 'user',
  rate: 'mail',
  mails: 'named',
  params: ById,
  response: Standing,
  errors: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'company_removed',
    'no_notice_address',
    'too_many_tries',
    'registration_incomplete',
  ],
});
