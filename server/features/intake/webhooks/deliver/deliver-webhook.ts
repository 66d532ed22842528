import { retryAfterSeconds } from '#core/rules/intake/webhook-retries.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import {
  type Answer,
  type Failure,
  type GuardedRequest,
  guardedRequest,
} from '../../../../outside/guard/guarded-request.ts';
import { wakeWebhook } from '../make/write-messages.ts';
import { resealed, unsealSecret } from '../secrets.ts';
import type { WebhookRow } from '../tables.queries.ts';
import { type Claimed, claimDeliveries, lockWebhook, updateWebhook } from './deliver.queries.ts';
import { type Attempt, recordTry } from './record-try.ts';
import { signedHeaders } from './sign.ts';

/** Deliveries to one webhook at once; one while it fails, so that a hanging endpoint holds few connections. */
const AT_ONCE = 4;
const AT_ONCE_FAILING = 1;
/** After that, other webhooks have their turn. */
const TURN_MS = 5000;

/** Control characters don't fit into text that people read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes them
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const ANSWER_BYTES = 4096;

function textOf(body: Buffer): string {
  const text = body.toString('utf8').replace(CONTROLS, '').toWellFormed();
  // A character that was cut off takes more bytes as a replacement.
  return Buffer.byteLength(text) <= ANSWER_BYTES
    ? text
    : Buffer.from(text)
        .subarray(0, ANSWER_BYTES - 3)
        .toString('utf8')
        .replace(/\uFFFD+$/, '');
}

const isSuccess = (code: number): boolean => code >= 200 && code < 300;

function attemptOf(answer: Answer | Failure, date: Date, ms: number): Attempt {
  const at = { date: date.toISOString(), ms: Math.round(ms) };
  if (typeof answer === 'string') return { ...at, code: null, error: answer, answer: null, retryAfter: null };
  const { code, headers, body } = answer;
  const error = isSuccess(code) ? null : 'status';
  const retryAfter = error ? retryAfterSeconds(headers['retry-after']?.toString(), date) : null;
  return { ...at, code, error, answer: textOf(body), retryAfter };
}

/** The secrets that sign now, newest first; null if one can't be read with this server's keys. */
function secretsOf(deps: Deps, webhook: WebhookRow, now: Date): string[] | null {
  const { sealed_secret, previous_sealed_secret, previous_until } = webhook;
  const secret = unsealSecret(deps, sealed_secret);
  if (secret === null) return null;
  const isRotating = previous_sealed_secret !== null && previous_until !== null && previous_until > now;
  const previous = isRotating ? unsealSecret(deps, previous_sealed_secret) : null;
  return previous === null ? [secret] : [secret, previous];
}

export type SendRequest = (url: string, request: GuardedRequest) => Promise<Answer | Failure>;

/** Sends a claimed delivery and records the try. */
async function tryDelivery(deps: Deps, send: SendRequest, webhook: WebhookRow, delivery: Claimed): Promise<void> {
  const [date, start] = [deps.clock.now(), performance.now()];
  const secrets = secretsOf(deps, webhook, date);
  if (secrets === null) deps.log.warn({ webhook_id: webhook.id }, 'the secret of a webhook cannot be read');
  if (failpoint('record-delivery-before-sending-it'))
    await recordTry(deps, delivery, attemptOf({ code: 200, headers: {}, body: Buffer.of() }, date, 0));
  const answer = secrets
    ? await send(webhook.url, {
        method: 'POST',
        headers: signedHeaders(secrets, delivery, date),
        body: delivery.body,
        maxBytes: ANSWER_BYTES,
      })
    : 'refused';
  await recordTry(deps, delivery, attemptOf(answer, date, performance.now() - start));
}

/** Claims what is due, as the webhook is at that moment. */
const claim = (deps: Deps, webhook_id: number) =>
  transaction(deps, null, async (tx) => {
    const webhook = await lockWebhook(tx.db, webhook_id);
    if (!webhook?.is_active) return null;
    const sealed_secret = resealed(deps, webhook.sealed_secret);
    if (sealed_secret) await updateWebhook(tx.db, webhook_id, { sealed_secret });
    const most = webhook.failing_since === null ? AT_ONCE : AT_ONCE_FAILING;
    return { webhook, claimed: await claimDeliveries(tx.db, webhook_id, tx.now, most) };
  });

/**
 * Job `deliver-webhook`: tries the due deliveries of one webhook. The job is only a wake-up call: the table says which deliveries
 * are due, so that any of these jobs sends them all, and no delivery is lost with a job.
 */
export function deliverWebhook(
  deps: Deps,
  send: SendRequest = (url, request) => guardedRequest(deps.config, url, request),
): JobHandler<{ webhook_id: number }> {
  return {
    retry: [5, 60, 600],
    async run({ webhook_id }) {
      for (const start = performance.now(); performance.now() - start < TURN_MS; ) {
        const due = await claim(deps, webhook_id);
        if (!due || due.claimed.length === 0) return;
        await Promise.all(due.claimed.map((delivery) => tryDelivery(deps, send, due.webhook, delivery)));
      }
      await transaction(deps, null, (tx) => wakeWebhook(tx, webhook_id));
    },
  };
}
