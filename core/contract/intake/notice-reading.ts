import { z } from 'zod';
import { ELEMENTS } from '../../rules/intake/notice-completeness.ts';
import { endpoint } from '../endpoint.ts';
import { ById } from '../fields.ts';
import { NOTICE_TOUCHES } from '../tags.ts';
import { Completeness } from './completeness.ts';
import { NoticeUrl } from './notice-urls.ts';
import { Notice } from './notices.ts';

/** The message is parsed in the background; the response is the notice in its current state. */
export const readNoticeAgain = endpoint({
  name: 'readNoticeAgain',
  summary: 'Retry parsing the message of an unread notice',
  method: 'POST',
  path: '/notices/:id/read-again/',
  access: 'superuser',
  rate: 'standard',
  touches: NOTICE_TOUCHES,
  mails: 'routed',
  params: ById,
  response: Notice,
  status: 202,
  errors: ['unauthenticated', 'superuser_only', 'not_found', 'notice_was_read'],
});

const address = z.object({ name: z.string(), email: z.string() });

/** One finding in plain words, and its weight. */
export const Evidence = z.object({
  text: z.string(),
  /** Null when this finding alone decides. */
  weight: z.number().nullable(),
});
export type Evidence = z.infer<typeof Evidence>;

export const UrlReading = z.object({
  url: z.string(),
  role: NoticeUrl.shape.role,
  /** The sum of the weights. At 0 or above a URL is reported, if `decided_by` is `score`. */
  score: z.number(),
  /** `guess`: no URL reaches 0, and this one comes closest. `kind`: the kind of the message overrides the score. */
  decided_by: z.enum(['score', 'guess', 'kind']),
  evidence: z.array(Evidence),
});
export type UrlReading = z.infer<typeof UrlReading>;

/** How the parser currently reads the original message; corrections made by people are not included. */
export const NoticeReading = z.object({
  kind: Completeness.shape.kind,
  /** A sum of weights above 0 makes it a takedown. */
  kind_evidence: z.array(Evidence),
  verdict: Completeness.shape.verdict,
  elements: z.array(
    z.object({
      name: z.enum(ELEMENTS),
      is_found: z.boolean(),
      /** The passage that contains the element. */
      text: z.string().nullable(),
    }),
  ),
  sender: address.extend({ found_in: z.string() }).nullable(),
  relay: address.nullable(),
  /** Total number of URLs in the message; `urls` holds the first 50. */
  urls_count: z.int(),
  urls: z.array(UrlReading),
});
export type NoticeReading = z.infer<typeof NoticeReading>;

/** Parses the original message again for this response; nothing is stored. */
export const getNoticeReading = endpoint({
  name: 'getNoticeReading',
  summary: 'Explain how the message of a notice was parsed',
  method: 'GET',
  path: '/notices/:id/reading/',
  access: 'superuser',
  rate: 'lookup',
  reads: ['notice'],
  params: ById,
  response: NoticeReading,
  errors: [
    'unauthenticated',
    'superuser_only',
    'not_found',
    'notice_being_read',
    'notice_typed_in',
    'notice_unread',
    'too_many_tries',
  ],
});
