import type { WebhookType } from '#core/rules/intake/webhook-types.ts';

/** beyond § 17: URLs named in a message, and its size. */
const URLS_MAX = 50;
const BODY_BYTES = 20_000;

export interface MessageUrl {
  readonly id: number | null;
  readonly url: string;
  readonly state: string | null;
}

/** The `data` of a message, given the URLs that fit into it. */
export interface MessageData {
  readonly urls: readonly MessageUrl[];
  data(urls: readonly MessageUrl[]): object;
}

/** The body of a message. URLs that don't fit are left off from the end, each as a whole. */
export function writeBody(type: WebhookType, date: Date, { urls, data }: MessageData): string {
  for (let count = Math.min(urls.length, URLS_MAX); ; count--) {
    const body = JSON.stringify({ type, timestamp: date.toISOString(), data: data(urls.slice(0, count)) });
    if (count === 0 || Buffer.byteLength(body) < BODY_BYTES) return body;
  }
}
