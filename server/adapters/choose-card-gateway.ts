import { type Config, ConfigError } from '../config.ts';
import type { Db } from '../db/tables.ts';
import type { CardGateway } from './card-gateway.ts';
import { sandboxGateway } from './card-gateway-sandbox.ts';

/** Asked before anything is opened: what cannot be is said at once. */
export function chooseCardGateway({ PAYMENT_GATEWAY }: Config): (db: Db) => CardGateway {
  if (PAYMENT_GATEWAY === 'sandbox') return sandboxGateway;
  throw new ConfigError(`PAYMENT_GATEWAY: "${PAYMENT_GATEWAY}" is not available in this version; set it to sandbox`);
}
