import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { listen } from './local-server.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export type AnswerWebhook = (response: ServerResponse, received: Received) => void;

/** A customer's system that gets webhooks; with keys, over TLS. Answers 204 unless told otherwise. */
export async function receiveWebhooks(keys?: Parameters<typeof listen>[1]) {
  const received: Received[] = [];
  let answer: AnswerWebhook = (response) => void response.writeHead(204).end();
  const { base, port, close } = await listen(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const one = { headers: request.headers, body: Buffer.concat(parts).toString() };
    received.push(one);
    answer(response, one);
  }, keys);
  return {
    ...{ url: `${base}/hook`, port },
    received,
    answerWith: (next: AnswerWebhook | number) => {
      answer = typeof next === 'number' ? (response) => void response.writeHead(next).end() : next;
    },
    close,
  };
}

/** Checks a message with the reference package, as a customer would; throws if the signature is not right. */
export function verified(secret: string, { headers, body }: Received) {
  return new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    // biome-ignore lint/suspicious/noExplicitAny: depends on the type of the message
    data: any;
  };
}
