import { ChevronRight } from 'lucide-react';
import type { UnconfirmedForm } from '#core/contract/intake/submissions.ts';
import { unconfirmedFormsCopy as copy } from '#core/copy/intake/unconfirmed-forms.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { LongText } from '#web/ui/page/long-text.tsx';

interface Props {
  form: UnconfirmedForm;
  isPending: boolean;
  onAccept: () => void;
  onSpam: () => void;
}

/** One form. Its text is long and written by a stranger, so it opens on request. */
export function FormItem({ form, isPending, onAccept, onSpam }: Props) {
  const { id, kind = 'notice', reference, company, name, email, urls_count, text, submitted_date, is_suspect } = form;
  return (
    <li data-row={id} className="border-b border-line px-4 py-4 sm:px-7">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 font-medium text-ink">
            {name} {kind === 'counter_notice' && <Badge tone="violet">{copy.counterNotice}</Badge>}
            {is_suspect && <Badge tone="bad">{copy.suspect}</Badge>}
          </h2>
          <p className="text-13 text-ink-2">{email}</p>
          <p className="mt-1 text-13 text-ink-3">
            <TextLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
              {company.name}
            </TextLink>
            {' · '}
            {urls_count > 0 && `${copy.urlCount(urls_count)} · `}
            <span className="font-mono text-12">{reference}</span>
            {' · '}
            <time dateTime={submitted_date} title={formatWithZone(submitted_date)}>
              {formatAgo(submitted_date)}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="sm" pending={isPending} aria-label={copy.acceptForm(name, copy.kinds[kind])} onClick={onAccept}>
            {copy.acceptAs(copy.kinds[kind])}
          </Button>
          <Button size="sm" variant="quiet" disabled={isPending} aria-label={copy.spamForm(name)} onClick={onSpam}>
            {copy.spam}
          </Button>
        </div>
      </div>
      <details className="group/text mt-2 min-w-0">
        <summary
          data-row-link
          aria-label={copy.message(name)}
          className="-ml-1.5 inline-flex h-8 cursor-pointer list-none items-center gap-1 rounded-md px-1.5 text-13 font-medium text-ink-2 hover:bg-hover hover:text-ink touch:h-10 [&::-webkit-details-marker]:hidden"
        >
          <ChevronRight aria-hidden className="size-4 group-open/text:rotate-90 motion-safe:transition-transform" />
          {copy.text}
        </summary>
        <LongText
          label={copy.text}
          className="mt-1 max-w-[720px] rounded-md border border-line bg-sunken text-14 leading-6"
        >
          {text}
        </LongText>
      </details>
    </li>
  );
}
