import { z } from 'zod';
import { messages } from '../../messages.ts';
import { URL_STATES } from '../../rules/intake/url-states.ts';
import { isPublicUrl } from '../../rules/text/public-url.ts';
import { IsoDate, text } from '../fields.ts';

/** decisions §10: a URL or bare host, the registered domain it belongs to, and whether the notice reports it. */
export const NoticeUrl = z.object({
  id: z.int(),
  url: z.string(),
  host: z.string(),
  domain: z.object({ id: z.int(), name: z.string() }).nullable(),
  is_ignored: z.boolean(),
  role: z.enum(['reported', 'mentioned']),
  /** Follows from the actions on the URL (beyond § 14). */
  state: z.enum(URL_STATES),
  /** When the action that led to the state took place. Null while the URL is open. */
  state_date: IsoDate.nullable(),
  user_notified_date: IsoDate.nullable(),
});
export type NoticeUrl = z.infer<typeof NoticeUrl>;

/** spec §5: public URLs without duplicates; errors name the index of each invalid URL. */
export const noticeUrls = z
  .array(text(messages.urlRequired, 4000).refine(isPublicUrl, messages.urlInvalid), { error: messages.urlRequired })
  .max(10_000, 'A notice can have at most 10,000 URLs.');
