import type { HistoryEntry } from '#core/contract/records/history.ts';
import { noticeHistoryCopy as copy } from '#core/copy/intake/notices.ts';
import { fieldName, fieldValue, isNothing } from '#web/lib/form/field-names.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/link.tsx';
import { Section } from './section.tsx';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The notice's history, newest first. */
export function NoticeHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={copy.history}>
      <ol aria-label={copy.history} className="flex flex-col gap-3">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="relative pl-4 before:absolute before:top-2 before:left-0 before:size-1.5 before:rounded-full before:bg-line-strong"
          >
            <p className="text-13">
              <TextLink
                to="/history/$snapshot_id/$object_id"
                params={{ snapshot_id: entry.uuid, object_id: String(entry.object_id) }}
                search={{ kind: 'notice' }}
                className="text-ink"
              >
                {sentence(entry.action)}
              </TextLink>
            </p>
            {entry.changes.map(({ field, from, to }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: history entries are immutable
              <p key={at} className="line-clamp-2 text-12 text-ink-3 [overflow-wrap:anywhere]">
                {fieldName(field)}:{' '}
                {isNothing(from) || (
                  <>
                    {fieldValue(from)} <span aria-hidden>→</span> <span className="sr-only">{copy.changedTo}</span>{' '}
                  </>
                )}
                <span className="text-ink-2">{fieldValue(to)}</span>
              </p>
            ))}
            <p className="text-12 text-ink-3">
              {entry.user?.name ?? entry.token?.name ?? copy.theSystem} ·{' '}
              <time dateTime={entry.date} title={formatWithZone(entry.date)}>
                {formatAgo(entry.date)}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
