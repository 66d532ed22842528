import { getRepeatPolicy } from '#core/contract/intake/repeat-policy.ts';
import { reading } from '#web/lib/call/query.ts';

/** A company's repeat infringer policy: of its subscribers, and in the sentence of its public page. */
export const repeatPolicyReading = (company_id: number) =>
  reading(getRepeatPolicy, { params: { id: String(company_id) } });
