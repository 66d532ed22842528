import type { Person } from '../world/person.ts';
import { aboutCompany, type Row, type Things } from './access-answers.ts';

const MANAGERS = ['owner', 'administrator'] as const;

const ofCompany = (_: Person, { company_id }: Things) => ({ params: { id: company_id } });
const ofWebhook = (_: Person, { webhook_id }: Things) => ({ params: { id: webhook_id } });
const ofDelivery = (_: Person, { webhook_delivery_id }: Things) => ({ params: { id: webhook_delivery_id } });

/** Rows of the access table about webhooks. */
export const WEBHOOK_ACCESS: Readonly<Record<string, Row>> = {
  listWebhooks: { call: ofCompany, answers: aboutCompany(200, MANAGERS) },
  // An address, because no name is known in tests; off, so that nothing is sent there.
  createWebhook: {
    call: (...cast) => ({
      ...ofCompany(...cast),
      payload: { url: 'https://93.184.215.14/', events: ['*'], is_active: false },
    }),
    answers: aboutCompany(201, MANAGERS),
  },
  getWebhook: { call: ofWebhook, answers: aboutCompany(200, MANAGERS) },
  changeWebhook: {
    call: (...cast) => ({ ...ofWebhook(...cast), payload: { description: 'Tickets' } }),
    answers: aboutCompany(200, MANAGERS),
    changes: 'nothing',
  },
  deleteWebhook: { call: ofWebhook, answers: aboutCompany(204, MANAGERS) },
  // 409: it is off.
  testWebhook: { call: ofWebhook, answers: aboutCompany(409, MANAGERS) },
  rotateWebhookSecret: { call: ofWebhook, answers: aboutCompany(200, MANAGERS), changes: 'nothing' },
  listWebhookDeliveries: { call: ofWebhook, answers: aboutCompany(200, MANAGERS) },
  replayWebhookDelivery: { call: ofDelivery, answers: aboutCompany(409, MANAGERS) },
  replayWebhook: {
    call: (...cast) => ({ ...ofWebhook(...cast), payload: { since: '2026-01-01' } }),
    answers: aboutCompany(409, MANAGERS),
  },
};
