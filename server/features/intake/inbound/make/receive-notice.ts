import * as contract from '#core/contract/intake/notices.ts';
import { SOURCE } from '#core/lookups.ts';
import { serve } from '../../../../http/serve.ts';
import { receiveMessage } from '../receive/receive-message.ts';

/** A raw message by HTTP: the same as by SMTP, but there is no envelope. */
export const receiveNotice = serve(contract.receiveNotice, async ({ deps, raw, asRepeat }) => {
  const message = { raw, source_id: SOURCE.api, envelope_from: '', recipients: [] };
  const { is_repeat, message_id, notices } = await receiveMessage(deps, message);
  if (is_repeat) asRepeat();
  return { message_id, notices };
});
