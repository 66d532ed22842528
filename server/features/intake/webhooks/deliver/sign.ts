import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

interface Message {
  message_id: string;
  body: string;
}

/** The headers of a message (Standard Webhooks 1.0): one signature for each secret. */
export function signedHeaders(secrets: readonly string[], { message_id, body }: Message, date: Date) {
  const timestamp = Math.floor(date.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${message_id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': message_id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
    'content-type': 'application/json',
    'user-agent': 'Safeharbor-Webhooks/1',
  };
}
