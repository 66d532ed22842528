import { useRef, useState } from 'react';
import { session } from '#web/lib/session/session.ts';
import { CallError, errorText } from '#web/lib/wire/call-error.ts';
import { resolved } from '#web/lib/wire/lazy.ts';
import { send } from '#web/lib/wire/transport.ts';

/** Logs in with a passkey: alone, or with the token of a login as its second step. WebAuthn loads on the first use. */
export function usePasskeyLogin(mfa_token?: string) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  const logIn = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setError(null);
    try {
      const [{ askForPasskey }, { answerFactor, passkeyLogin }] = await Promise.all([
        resolved(() => import('#web/lib/session/passkey.ts')),
        resolved(() => import('#core/contract/records/factor-login.ts')),
      ]);
      const assertion = await askForPasskey(mfa_token);
      const { access } = await (mfa_token === undefined
        ? send(passkeyLogin, { body: { assertion } })
        : send(answerFactor, { body: { mfa_token, assertion } }));
      session.set(access);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(errorText(failure));
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { pending, error, logIn: () => void logIn() };
}
