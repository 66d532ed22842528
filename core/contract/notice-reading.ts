import { endpoint } from './endpoint.ts';
import { ById } from './fields.ts';
import { Notice } from './notices.ts';

/** The message is read in the background: the answer is the notice as it is now. */
export const readNoticeAgain = endpoint({
  name: 'readNoticeAgain',
  summary: 'Read the message of an unread notice again',
  method: 'POST',
  path: '/notices/:id/read-again/',
  access: 'superuser',
  rate: 'standard',
  mails: 'routed',
  params: ById,
  response: Notice,
  status: 202,
  errors: ['unauthenticated', 'superuser_only', 'not_found', 'notice_was_read'],
});
