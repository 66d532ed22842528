import { z } from 'zod';
import type { Input } from '#core/contract/endpoint.ts';
import { type createNotice, NoticeCreate } from '#core/contract/intake/notices.ts';
import { SOURCE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { isPublicUrl } from '#core/rules/text/public-url.ts';

const { subject, text, notes, dmca_public_id, dmca_registration_id } = NoticeCreate.shape;

/** Form values: ids are strings, and files have names. */
export const TypedNotice = z.object({
  sender: z.string().min(1, messages.senderRequired),
  received_date: z.string().min(1, messages.dateRequired),
  source: z.string(),
  carrier: z.string(),
  company_id: z.string(),
  urls: z.array(z.string()).min(1, messages.urlRequired),
  subject,
  text,
  notes,
  dmca_public_id,
  dmca_registration_id,
  files: z.array(z.object({ file_id: z.int(), name: z.string(), size: z.int() })),
});
export type TypedNotice = z.output<typeof TypedNotice>;

/** Sources that are delivered on paper. */
export const isPaper = (source: string): boolean => [SOURCE.post, SOURCE.courier].some((id) => String(id) === source);

type Body = NonNullable<Input<typeof createNotice>['body']>;

export function bodyOf({ sender, source, carrier, company_id, files, ...rest }: TypedNotice): Body {
  return {
    ...rest,
    sender: Number(sender),
    source: Number(source),
    carrier: carrier !== '' && isPaper(source) ? Number(carrier) : null,
    company_id: company_id === '' ? undefined : Number(company_id),
    files: files.map(({ file_id }) => file_id),
  } as Body;
}

interface Added {
  urls: readonly string[];
  /** Rejected lines, which stay in the input for correction. */
  left: string;
  error: string | undefined;
}

/** Adds the lines that are new, valid URLs; reports the first error. */
export function addLines(urls: readonly string[], typed: string): Added {
  const added = [...urls];
  const left: string[] = [];
  let firstError: string | undefined;
  const lines = typed.split('\n').map((line) => line.trim());
  for (const line of lines.filter(Boolean)) {
    const error = !isPublicUrl(line) ? messages.urlInvalid : added.includes(line) ? messages.noticeUrlAdded : undefined;
    if (error) left.push(line);
    else added.push(line);
    firstError ??= error;
  }
  if (lines.every((line) => line === '')) firstError = messages.urlRequired;
  return { urls: added, left: left.join('\n'), error: firstError };
}
