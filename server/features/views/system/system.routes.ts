import { getAgent } from '#core/contract/registry/agent.ts';
import * as contract from '#core/contract/views/system.ts';
import { agentOf, hostedCardKey } from '../../../base/config.ts';
import { routes, serve } from '../../../http/serve.ts';
import { relyingParty } from '../../records/auth/factor/relying-party.ts';
import { checkHealth } from './check-health.ts';

export const systemRoutes = routes(
  serve(contract.getHealth, ({ deps }) => checkHealth(deps)),
  serve(contract.getSettings, async ({ deps: { config } }) => ({
    demo: config.DEMO,
    mailbox: config.SMTP_URL === undefined && config.DEMO,
    support_email: config.SUPPORT_EMAIL,
    stripe_key: hostedCardKey(config),
    passkeys: relyingParty(config) !== null,
    test_mode: config.PAYMENT_GATEWAY === 'sandbox',
  })),
  serve(getAgent, async ({ deps: { config } }) => agentOf(config)),
);
