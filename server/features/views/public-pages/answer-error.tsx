import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportError } from '../../../http/answer/errors.ts';
import { frameOf, type PageContext } from './context.ts';
import { BadTokenPage, FailedPage, MissingPage, TooLargePage, TooManyPage } from './draw/message-pages.tsx';
import { sendDrawn } from './draw/send-page.ts';

/** Every error below `/p/` and `/n/` is a page; forms draw those of their fields themselves. */
export function answerPageError(
  context: PageContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code } = reportError(error, request, reply);
  const frame = frameOf(context, request, reply);
  switch (code) {
    case 'not_found':
      return sendDrawn(reply, <MissingPage frame={frame} support={context.deps.config.SUPPORT_EMAIL} />);
    case 'token_invalid':
      return sendDrawn(reply, <BadTokenPage frame={frame} />);
    case 'too_many_tries':
    case 'too_many_uploads':
      return sendDrawn(reply, <TooManyPage frame={frame} />);
    case 'too_large':
      return sendDrawn(reply, <TooLargePage frame={frame} />);
    default:
      return sendDrawn(reply, <FailedPage frame={frame} request={request.id} />);
  }
}
