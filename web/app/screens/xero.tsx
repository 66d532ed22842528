import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { acceptXero } from '#core/contract/trade/accounting.ts';
import { xeroScreenCopy as copy } from '#core/copy/trade/accounting.ts';
import { messages } from '#core/messages.ts';
import { XeroConnection } from '#web/features/accounting/xero-connection.tsx';
import { useAct } from '#web/lib/call/query.ts';
import { toast } from '#web/lib/toasts.ts';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import type { Search } from '../location/search.ts';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

/** OAuth parameters sent by Xero. Any other query parameter is ignored. */
const CALLBACK_PARAMS = ['code', 'state', 'scope', 'session_state', 'iss', 'error', 'error_description'] as const;

const callbackParams = (search: Search) =>
  Object.fromEntries(CALLBACK_PARAMS.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));

/** OAuth callback: passes the parameters to the server once, then goes to the home screen. */
function OAuthCallback({ params, onError }: { params: Record<string, string>; onError: (message: string) => void }) {
  const navigate = useNavigate();
  const accept = useAct(acceptXero, { inPlace: true });
  const go = useEffectEvent(async () => {
    const outcome = await accept({ query: params });
    if (!outcome) return;
    if (!outcome.done) return onError(outcome.message);
    toast.success(messages.xeroConnected(outcome.answer.organisation ?? copy.xero));
    await navigate({ to: '/', replace: true });
  });
  useEffect(() => void go(), []);
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <SkeletonRows rows={2} label={copy.connectingXero} />
    </Page>
  );
}

function XeroScreenFor({ search }: { search: Search }) {
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const params = callbackParams(search);
  if (Object.keys(params).length === 0) return <XeroConnection refusal={error} />;
  return (
    <OAuthCallback
      params={params}
      onError={(message) => {
        setError(message);
        // The code can be used only once, so it is removed from the URL.
        void navigate({ to: '/xero/callback', search: {}, replace: true });
      }}
    />
  );
}

/** Redirect target of Xero, and status of the connection, for superusers (spec §2). */
export function XeroScreen() {
  const search = useSearch({ strict: false }) as Search;
  return <WithMe>{(me) => (me.result.is_superuser ? <XeroScreenFor search={search} /> : <Missing />)}</WithMe>;
}
