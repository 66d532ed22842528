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
<p>Every Monday you receive an email with the status of your companies and anything that needs your attention.</p>
<form method="post"><button name="digest" value="off">Unsubscribe</button></form>
<p>You will still receive expiration reminders, invoices and notices.</p>`
    : html`<h1>Weekly summary</h1>
<p>You are unsubscribed. You will still receive expiration reminders, invoices and notices.</p>
<form method="post"><button name="digest" value="on">Subscribe again</button></form>`;

const unknown = html`<h1>Weekly summary</h1>
<p>This link is no longer valid. To unsubscribe, log in and open your <a href="/account">account settings</a>.</p>`;

/**
 * Unsubscribe page without login. RFC 8058: mail programs unsubscribe with one POST. GET changes nothing, because link
 * scanners open every URL.
 */
export function serveUnsubscribe(app: FastifyInstance, deps: Deps): void {
  const readerOf = async (request: FastifyRequest): Promise<number | undefined> => {
    const user_id = readUnsubscribeToken(deps, (request.params as { token: string }).token);
    return user_id !== undefined && (await wantsDigest(deps.db, user_id)) !== undefined ? user_id : undefined;
  };
  const refuse = (reply: FastifyReply) => sendPage(reply.code(404), TITLE, unknown);
  app.register(async (own) => {
    // Accepts any content type as text: forms and mail programs differ, and only `digest=on` matters.
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
