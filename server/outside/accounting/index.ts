import type { Config } from '../../base/config.ts';
import type { Accounting } from './accounting.ts';

/** Null: no accounting system is configured. */
export async function chooseAccounting(config: Config): Promise<Accounting | null> {
  if (!config.XERO_CLIENT_ID || !config.XERO_CLIENT_SECRET) return null;
  const { xeroAccounting } = await import('./xero.ts');
  return xeroAccounting({
    clientId: config.XERO_CLIENT_ID,
    clientSecret: config.XERO_CLIENT_SECRET,
    redirectUri: `${config.PUBLIC_URL}/xero/callback/`,
    scopes: config.XERO_SCOPES,
    salesAccount: config.XERO_SALES_ACCOUNT,
    paymentAccount: config.XERO_PAYMENT_ACCOUNT,
    apiBase: config.XERO_API_BASE,
    identityBase: config.XERO_IDENTITY_BASE,
  });
}
