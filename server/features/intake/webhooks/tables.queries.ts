import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { WebhookDelivery, WebhookTry } from '#core/contract/intake/webhooks.ts';
import type { DisabledReason, EVERY_TYPE, WebhookType } from '#core/rules/intake/webhook-types.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface WebhooksTable {
  id: Generated<number>;
  company_id: number;
  url: string;
  host: GeneratedAlways<string>;
  description: string;
  events: (WebhookType | typeof EVERY_TYPE)[];
  is_active: boolean;
  disabled_reason: Optional<DisabledReason>;
  sealed_secret: string;
  secret_hint: string;
  previous_sealed_secret: Optional<string>;
  previous_until: Optional<Date>;
  created_date: Date;
  last_success: Optional<Date>;
  failing_since: Optional<Date>;
}

interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  message_id: string;
  type: WebhookType;
  body: string;
  created_date: Date;
  status: WebhookDelivery['status'];
  tries: ColumnType<WebhookTry[], string | undefined, string>;
  failures: Generated<number>;
  next_date: Date | null;
  leased_until: Optional<Date>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    webhooks: WebhooksTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

export type WebhookRow = Selectable<WebhooksTable>;
export type DeliveryRow = Selectable<WebhookDeliveriesTable>;
