import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { type Html, html, sendPage } from '../../../http/answer/page.ts';
import { chooseDigest } from './choose-digest.ts';
import { wantsDigest } from './digest.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

const TITLE = 'Weekly summary';

const page = (is_on: boolean): Html =>
  is_on
    ? html`<h1>Weekly summary</h1>
<p>Every Monday you get a letter that says how your companies stand and what is left to do.</p>
<form method="post"><button name="digest" value="off">Turn it off</button></form>
<p>Reminders about a designation that is about to lapse, invoices and notices come in any case.</p>`
    : html`<h1>Weekly summary</h1>
<p>The weekly summary is off. Reminders about a designation that is about to lapse, invoices and notices still come.</p>
<form method="post"><button name="digest" value="on">Turn it on again</button></form>`;

const unknown = html`<h1>Weekly summary</h1>
<p>This link is not good any more. Log in and turn the weekly summary off on your <a href="/account">account’s page</a>.</p>`;

/**
 * Where the weekly letter's link leads, without a login. RFC 8058: mail programs turn it off with one POST. Opening the page
 * changes nothing, because programs that check mail for bad links open every one of them.
 */
export function serveUnsubscribe(app: FastifyInstance, deps: Deps): void {
  const readerOf = async (request: FastifyRequest): Promise<number | undefined> => {
    const user_id = readUnsubscribeToken(deps, (request.params as { token: string }).token);
    return user_id !== undefined && (await wantsDigest(deps.db, user_id)) !== undefined ? user_id : undefined;
  };
  const refuse = (reply: FastifyReply) => sendPage(reply.code(404), TITLE, unknown);
  app.register(async (own) => {
    // As forms and mail programs send it; what else comes is none of our business.
    own.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: 10_000 } as const;
    own.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
    own.get('/api/unsubscribe/:token', async (request, reply) => {
      const user_id = await readerOf(request);
      return user_id === undefined
        ? refuse(reply)
        : sendPage(reply, TITLE, page((await wantsDigest(deps.db, user_id)) === true));
    });
    own.post('/api/unsubscribe/:token', async (request, reply) => {
      const user_id = await readerOf(request);
      if (user_id === undefined) return refuse(reply);
      const is_on = new URLSearchParams(String(request.body ?? '')).get('digest') === 'on';
      return sendPage(reply, TITLE, page((await chooseDigest(deps, user_id, { is_on })).is_on));
    });
  });
}
