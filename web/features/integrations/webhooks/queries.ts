import { listWebhookDeliveries, listWebhooks, type WebhookDelivery } from '#core/contract/intake/webhooks.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';

export const webhooksReading = (companyId: number) => reading(listWebhooks, { params: { id: String(companyId) } });

export const DELIVERIES_PER_PAGE = 10;

export const deliveriesReading = (webhookId: number, page = 1) =>
  pageReading(listWebhookDeliveries, {
    params: { id: String(webhookId) },
    query: { limit: DELIVERIES_PER_PAGE, offset: (page - 1) * DELIVERIES_PER_PAGE },
  });

const POLL_MS = 1000;

/** Polls while a delivery is about to be tried. */
export const pollWhileWaiting = (deliveries: readonly WebhookDelivery[] | undefined): number | false =>
  deliveries?.some(({ next_date }) => next_date !== null && Date.parse(next_date) < Date.now() + POLL_MS)
    ? POLL_MS
    : false;
