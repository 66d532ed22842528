import { useState } from 'react';
import { type CompanyToken, revokeToken } from '#core/contract/registry/tokens.ts';
import { tokensCopy as copy } from '#core/copy/registry/tokens.ts';
import { messages } from '#core/messages.ts';
import { type TokenState, tokenState } from '#core/rules/registry/token-life.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatDate } from '#web/lib/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';

const TONES: Readonly<Record<TokenState, Tone>> = { active: 'ok', expired: 'muted', revoked: 'muted' };

/** A token with its scopes and its use. Expired and revoked ones stay in the list. */
export function TokenRow({ token }: { token: CompanyToken }) {
  const [isRevoking, setRevoking] = useState(false);
  const revoke = useAct(revokeToken, { toast: messages.tokenRevoked });
  const state = tokenState(token, new Date());
  const run = async () => {
    await revoke({ params: { id: String(token.id) } });
    setRevoking(false);
  };
  return (
    <li className="flex flex-wrap items-start gap-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-14 font-medium text-ink [overflow-wrap:anywhere]">{token.name}</span>
          <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
          <span className="font-mono text-12 text-ink-3">{copy.hint(token.hint)}</span>
        </p>
        <p className="mt-1 text-13 text-ink-2 [overflow-wrap:anywhere]">{token.scopes.join(', ')}</p>
        <Facts token={token} state={state} />
      </div>
      {state === 'active' && (
        <Button size="sm" aria-label={copy.revokeOne(token.name)} onClick={() => setRevoking(true)}>
          {copy.revoke}
        </Button>
      )}
      {isRevoking && (
        <ConfirmDialog
          title={copy.revokeTitle}
          act={copy.revoke}
          danger
          pending={revoke.pending}
          onAct={() => void run()}
          onClose={() => setRevoking(false)}
        >
          {copy.revokeText(token.name)}
        </ConfirmDialog>
      )}
    </li>
  );
}

function Facts({ token, state }: { token: CompanyToken; state: TokenState }) {
  const { created_by, expires_date, last_used_date, last_used_ip, revoked_date } = token;
  const ended = revoked_date ?? expires_date;
  const end = { active: copy.expires, expired: copy.expired, revoked: copy.revoked }[state];
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-3">
      <span>
        {end} <Moment date={ended} text={formatDate(ended)} />
      </span>
      {last_used_date === null ? (
        <span>{copy.neverUsed}</span>
      ) : (
        <span>
          {copy.lastUsed} <Moment date={last_used_date} /> {last_used_ip !== null && copy.from(last_used_ip)}
        </span>
      )}
      {created_by && <span className="[overflow-wrap:anywhere]">{copy.createdBy(created_by.name)}</span>}
    </p>
  );
}
