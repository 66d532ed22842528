import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, email, longText, text } from '../fields.ts';
import { NOTICE_TOUCHES } from '../tags.ts';
import { Notice } from './notices.ts';

export const REPLY_CHARS = 20_000;
export const REPLY_SUBJECT_CHARS = 500;

/** A draft. For an incomplete takedown notice, the text names the missing elements (beyond § 13). */
export const ReplyDraft = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  can_send: z.boolean(),
  /** Why the sender can't be answered. */
  why: z.string().nullable(),
});
export type ReplyDraft = z.infer<typeof ReplyDraft>;

export const getReply = endpoint({
  name: 'getReply',
  summary: 'Draft a reply to the sender of a notice',
  method: 'GET',
  path: '/notices/:id/reply/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  reads: ['notice', 'sender', 'public_page'],
  params: ById,
  response: ReplyDraft,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const Reply = z.object({
  to: email().optional(),
  subject: text(messages.noticeSubjectRequired, REPLY_SUBJECT_CHARS),
  text: longText(messages.textRequired, REPLY_CHARS),
});
export type Reply = z.output<typeof Reply>;

/** An identical reply within a minute is sent once and answers 200. */
export const sendReply = endpoint({
  name: 'sendReply',
  summary: 'Reply to the sender of a notice',
  method: 'POST',
  path: '/notices/:id/reply/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: NOTICE_TOUCHES,
  mails: 'named',
  params: ById,
  body: Reply,
  response: Notice,
  status: 201,
  repeatStatus: 200,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'sender_unanswerable', 'too_many_tries'],
});
