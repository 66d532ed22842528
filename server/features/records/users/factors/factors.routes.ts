import * as contract from '#core/contract/records/factors.ts';
import { routes, serve } from '../../../../http/serve.ts';
import { examineFactors } from './own-factors.ts';
import { addPasskey, getPasskeyCreation, removePasskey } from './passkeys.ts';
import { readFactors } from './read-factors.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { keepFactors, resetFactors } from './reset-factors.ts';
import { beginTotp, confirmTotp, removeTotp } from './totp.ts';

export const factorRoutes = routes(
  serve(contract.getFactors, ({ deps, actor, params }) => readFactors(deps, actor, params.id)),
  serve(contract.resetFactors, ({ deps, actor, params }) => resetFactors(deps, actor, params.id)),
  serve(contract.beginTotp, ({ deps, actor, params }) => beginTotp(deps, actor, params.id)),
  serve(
    contract.confirmTotp,
    ({ deps, actor, params, body }) => confirmTotp(deps, actor, params.id, body.code),
    examineFactors,
  ),
  serve(
    contract.removeTotp,
    ({ deps, actor, params, body }) => removeTotp(deps, actor, params.id, body.current_password),
    examineFactors,
  ),
  serve(contract.getPasskeyCreation, ({ deps, actor, params }) => getPasskeyCreation(deps, actor, params.id)),
  serve(
    contract.addPasskey,
    ({ deps, actor, params, body }) => addPasskey(deps, actor, params.id, body),
    examineFactors,
  ),
  serve(
    contract.removePasskey,
    ({ deps, actor, params, body }) => removePasskey(deps, actor, params, body.current_password),
    examineFactors,
  ),
  serve(
    contract.renewRecoveryCodes,
    ({ deps, actor, params, body }) => renewRecoveryCodes(deps, actor, params.id, body.current_password),
    examineFactors,
  ),
  serve(contract.keepFactors, ({ deps, body }) => keepFactors(deps, body.token)),
);
