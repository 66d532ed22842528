import { z } from 'zod';
import { NOTICE_AGES, PROTECTIONS, REASON_CODES, REMEDIES, type Remedy } from '../../rules/views/protection.ts';
import { endpoint } from '../endpoint.ts';
import { ById, IsoDate } from '../fields.ts';
import { OpenOrder, Subscription } from '../registry/companies.ts';
import { NOTICE_TOUCHES } from '../tags.ts';

export const Reason = z.object({
  code: z.enum(REASON_CODES),
  /** True when the company has no safe harbor until this is fixed. */
  grave: z.boolean(),
  mend: z.enum(Object.keys(REMEDIES) as [Remedy, ...Remedy[]]).nullable(),
});
export type Reason = z.infer<typeof Reason>;

/** The address for notices about domains without their own address, and whether email reaches it. */
export const NoticeAddress = z.object({
  email: z.string().nullable(),
  from: z.enum(['company', 'owner']).nullable(),
  /** Based on the last email sent there. The address of an account counts as confirmed at sign-up. */
  state: z.enum(['confirmed', 'refused', 'checking', 'unconfirmed', 'none']),
  /** The date of that email, or of the sign-up. */
  date: IsoDate.nullable(),
  /** The error reported by the mail server. */
  error: z.string().nullable(),
});
export type NoticeAddress = z.infer<typeof NoticeAddress>;

export const OpenNotices = z.object({
  count: z.int(),
  ages: z.array(
    z.object({
      age: z.enum(NOTICE_AGES.map(({ age }) => age)),
      count: z.int(),
      /** How many of these are still New. */
      new_count: z.int(),
    }),
  ),
});

export const ProtectionReport = z.object({
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
export type ProtectionReport = z.infer<typeof ProtectionReport>;

export const getProtection = endpoint({
  name: 'getProtection',
  summary: 'Get the safe-harbor status of a company, with the reasons and how to fix them',
  method: 'GET',
  path: '/companies/:id/standing/',
  access: 'user',
  rate: 'standard',
  reads: ['company', 'order', 'domain', 'notice', 'billing', 'subscription'],
  params: ById,
  response: ProtectionReport,
  errors: ['unauthenticated', 'not_found'],
});

export const sendFailedAgain = endpoint({
  name: 'sendFailedAgain',
  summary: 'Resend failed notices to the company’s current notice addresses',
  method: 'POST',
  path: '/companies/:id/send-again/',
  access: 'user',
  rate: 'standard',
  touches: NOTICE_TOUCHES,
  mails: 'routed',
  params: ById,
  response: ProtectionReport,
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
  summary: 'Send a test email to the company’s notice address',
  method: 'POST',
  path: '/companies/:id/check-notice-address/',
  access: 'user',
  rate: 'mail',
  touches: ['company', 'history'],
  mails: 'named',
  params: ById,
  response: ProtectionReport,
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
