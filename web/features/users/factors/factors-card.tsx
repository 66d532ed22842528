import { useState } from 'react';
import type { Factors } from '#core/contract/records/factors.ts';
import { factorCardCopy as copy } from '#core/copy/records/factors.ts';
import { toast as toasts } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { FactorRow } from './factor-row.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { type Guarded, PasswordDialog } from './password-dialog.tsx';
import { useFactors } from './queries.ts';
import { TotpDialog } from './totp-dialog.tsx';

interface Props {
  userId: number;
  email: string;
}

/** The user's own second factors. */
export function FactorsCard({ userId, email }: Props) {
  const query = useFactors(userId);
  return (
    <Card title={copy.title}>
      {query.isPending ? (
        <SkeletonRows rows={3} label={copy.loading} />
      ) : query.isError ? (
        <ErrorPanel error={query.error} onRetry={query.refetch} />
      ) : (
        <FactorRows userId={userId} email={email} factors={query.data} />
      )}
    </Card>
  );
}

type Open = 'totp' | 'passkey' | Guarded;

function FactorRows({ userId, email, factors }: Props & { factors: Factors }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<{ codes: string[]; message: string | undefined } | null>(null);
  const { totp, passkeys, recovery_codes_left } = factors;
  const hasFactor = totp || passkeys.length > 0;
  const isOnly = (totp ? 1 : 0) + passkeys.length === 1;
  const close = () => setOpen(null);
  const report = (message: string | undefined) => message && toasts.success(message);
  /** Recovery codes are shown once, right after they were made. The message waits, because it would cover their button. */
  const finish = (codes: string[] | null, message?: string) => {
    close();
    if (codes) setMade({ codes, message });
    else report(message);
  };
  const closeCodes = () => {
    report(made?.message);
    setMade(null);
  };

  return (
    <>
      <p className="text-14 text-ink-2 text-pretty">{hasFactor ? copy.onText : copy.offText}</p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        <FactorRow title={copy.app} state={totp ? copy.appOn : copy.appOff} isOn={totp} text={copy.appText}>
          {totp ? (
            <Button size="sm" aria-label={copy.removeApp} onClick={() => setOpen({ act: 'removeApp', isOnly })}>
              {copy.remove}
            </Button>
          ) : (
            <Button size="sm" onClick={() => setOpen('totp')}>
              {copy.setUpApp}
            </Button>
          )}
        </FactorRow>
        <PasskeyRow
          passkeys={passkeys}
          onAdd={() => setOpen('passkey')}
          onRemove={(passkey) => setOpen({ act: 'removePasskey', passkey, isOnly })}
        />
        {hasFactor && (
          <FactorRow
            title={copy.recoveryCodes}
            state={copy.codesLeft(recovery_codes_left)}
            isOn={recovery_codes_left > 0}
            text={copy.codesText}
          >
            <Button size="sm" onClick={() => setOpen({ act: 'renewCodes' })}>
              {copy.newCodes}
            </Button>
          </FactorRow>
        )}
      </ul>
      {open === 'totp' && <TotpDialog userId={userId} onDone={finish} onClose={close} />}
      {open === 'passkey' && <PasskeyDialog userId={userId} onDone={finish} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <PasswordDialog userId={userId} email={email} guarded={open} onDone={finish} onClose={close} />
      )}
      {made && <CodesDialog email={email} codes={made.codes} onClose={closeCodes} />}
    </>
  );
}
