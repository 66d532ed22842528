import { AccountingError, type Organisation, type Tokens } from './accounting.ts';

export interface XeroSettings {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  scopes: string;
  salesAccount: string;
  paymentAccount: string;
  apiBase: string | undefined;
  identityBase: string | undefined;
}

export const CALL_MS = 15_000;

const under = (base: string, path: string): string => `${base.replace(/\/+$/, '')}${path}`;

const retryAfterOf = (response: Response): number => Number(response.headers.get('retry-after')) || 60;

/** Sends a request and maps failures to AccountingError, which contains nothing of the request or response body. */
async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_MS) }).catch((error: Error) => {
    throw new AccountingError('unreachable', `no answer: ${error.name}`);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  if (response.status === 429) throw new AccountingError('busy', 'too many calls', retryAfterOf(response));
  if (response.status >= 500) throw new AccountingError('unreachable', `answered ${response.status}`);
  const { error = '' } = (body ?? {}) as { error?: string };
  throw new AccountingError('denied', `answered ${response.status} ${/^\w{0,40}$/.test(error) ? error : ''}`.trim());
}

/**
 * OAuth with Xero, without xero-node: its identity URLs are hard-coded, and it keeps the OAuth state in one shared client.
 */
export function xeroIdentity({ clientId, clientSecret, redirectUri, scopes, apiBase, identityBase }: XeroSettings) {
  const login = identityBase ?? 'https://login.xero.com';
  const identity = identityBase ?? 'https://identity.xero.com';
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');

  async function tokens(grant: Record<string, string>): Promise<Tokens> {
    const given = (await ask(under(identity, '/connect/token'), {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(grant).toString(),
    })) as { access_token?: string; refresh_token?: string; expires_in?: number } | null;
    if (!given?.access_token || !given.refresh_token) throw new AccountingError('unreachable', 'answered no tokens');
    return { access: given.access_token, refresh: given.refresh_token, expires_in: given.expires_in ?? 1800 };
  }

  return {
    consentUrl(state: string): string {
      const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: scopes, state };
      return `${under(login, '/identity/connect/authorize')}?${new URLSearchParams(query)}`;
    },
    exchange: (code: string) => tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refresh_token: string) => tokens({ grant_type: 'refresh_token', refresh_token }),
    async organisations(access: string): Promise<Organisation[]> {
      const url = under(apiBase ?? 'https://api.xero.com', '/connections');
      const given = await ask(url, { headers: { authorization: `Bearer ${access}`, accept: 'application/json' } });
      const list = Array.isArray(given) ? (given as Record<string, string>[]) : [];
      return list
        .filter(({ tenantType }) => tenantType === 'ORGANISATION')
        .sort((a, b) => String(b.updatedDateUtc).localeCompare(String(a.updatedDateUtc)))
        .map(({ tenantId = '', tenantName = '' }) => ({ tenant_id: tenantId, name: tenantName }));
    },
  };
}
