import { judge, type StoredAuthenticity } from '../../../../reader/authenticity/judge.ts';
import type { NoticeSubmission } from '../submissions.queries.ts';

/** beyond § 19: the sender of a form used the link that was sent to its address. */
export function confirmedAddress({ form }: Pick<NoticeSubmission, 'form'>, now: Date): StoredAuthenticity {
  const { email } = form;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const nothing = { dkim: [], spf: null, record: null, arc: 'none', pgp: null } as const;
  const who = { from: email, domain, isAmbiguous: false, replyToDiffers: false, by: 'us' } as const;
  return { ...judge({ ...who, ...nothing }, now), verdict: 'verified', confirmed_email: email };
}
