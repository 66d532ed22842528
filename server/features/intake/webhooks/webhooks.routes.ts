import * as contract from '#core/contract/intake/webhooks.ts';
import { routes, serve } from '../../../http/serve.ts';
import { changeWebhook, deleteWebhook, rotateSecret } from './change/change-webhook.ts';
import { createWebhook } from './change/create-webhook.ts';
import { examineChange, examineCreate } from './change/examine-webhook.ts';
import { replayDelivery, replayFailed, testWebhook } from './change/send-again.ts';
import { readDeliveries, readWebhook, readWebhooks } from './read/read-webhooks.ts';

export const webhookRoutes = routes(
  serve(contract.listWebhooks, ({ deps, actor, params, query }) => readWebhooks(deps, actor, params.id, query)),
  serve(
    contract.createWebhook,
    ({ deps, actor, params, body }) => createWebhook(deps, actor, params.id, body),
    examineCreate,
  ),
  serve(contract.getWebhook, ({ deps, actor, params }) => readWebhook(deps, actor, params.id)),
  serve(
    contract.changeWebhook,
    ({ deps, actor, params, body }) => changeWebhook(deps, actor, params.id, body),
    examineChange,
  ),
  serve(contract.deleteWebhook, ({ deps, actor, params }) => deleteWebhook(deps, actor, params.id)),
  serve(contract.testWebhook, ({ deps, actor, params }) => testWebhook(deps, actor, params.id)),
  serve(contract.rotateWebhookSecret, ({ deps, actor, params }) => rotateSecret(deps, actor, params.id)),
  serve(contract.listWebhookDeliveries, ({ deps, actor, params, query }) =>
    readDeliveries(deps, actor, params.id, query),
  ),
  serve(contract.replayWebhookDelivery, ({ deps, actor, params }) => replayDelivery(deps, actor, params.id)),
  serve(
    contract.replayWebhook,
    ({ deps, actor, params, body }) => replayFailed(deps, actor, params.id, body),
    ({ deps, actor, params }) => examineChange({ deps, actor, params, given: {} }),
  ),
);
