import type { Logger } from 'pino';
import type { Config } from '../../base/config.ts';
import type { Db } from '../../db/tables.ts';
import type { CardGateway } from './card-gateway.ts';
import { sandboxGateway } from './sandbox.ts';

/** Imports Stripe's library only if it is configured. */
export async function chooseCardGateway(config: Config, db: Db, log: Logger): Promise<CardGateway> {
  if (config.PAYMENT_GATEWAY === 'sandbox') return sandboxGateway(db);
  const { stripeGateway } = await import('./stripe.ts');
  return stripeGateway(db, log, {
    // Required by readConfig.
    secretKey: config.STRIPE_SECRET_KEY!,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    apiBase: config.STRIPE_API_BASE,
    takesNumbers: config.STRIPE_RAW_CARDS,
  });
}
