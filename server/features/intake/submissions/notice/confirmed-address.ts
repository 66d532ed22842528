import { judge, type StoredAuthenticity } from '../../../../reader/authenticity/judge.ts';
import type { NoticeSubmission } from '../submissions.queries.ts';

/** beyond § 19: the sender of a confirmed form used a link that was sent to its address. A person who accepts a form proves nothing. */
export function confirmedAddress({ state, form }: NoticeSubmission, now: Date): StoredAuthenticity | null {
  if (state !== 'confirmed') return null;
  const { email } = form;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const nothing = { dkim: [], spf: null, record: null, arc: 'none', pgp: null } as const;
  const who = { from: email, domain, isAmbiguous: false, replyToDiffers: false, by: 'us' } as const;
  return { ...judge({ ...who, ...nothing }, now), verdict: 'verified', confirmed_email: email };
}
