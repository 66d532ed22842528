import type { UseQueryResult } from '@tanstack/react-query';
import { createLink, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { Notice, NoticeRow } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { noticesSplitCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { ListPage } from '#web/lib/call/list-page.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { useKeys } from '#web/lib/keys.ts';
import { type List, useClampedPage } from '#web/lib/list-state.ts';
import { hostOf, noticeTitle, senderName } from '#web/product/notices/notice-words.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ListPager, type RowSelection } from '#web/ui/list/list-rows.tsx';
import { toggled, useSelection } from '#web/ui/list/use-selection.ts';
import { NoticePane } from './notice-pane.tsx';
import type { NoticeFilter } from './notices-query.ts';
import { useSplit } from './use-split.ts';

interface Props {
  me: Profile;
  list: List<NoticeFilter>;
  query: UseQueryResult<ListPage<NoticeRow>>;
  choosing: RowSelection<NoticeRow> | undefined;
  notes: (notice: Notice) => ReactNode;
}

/** Split view: rows on the left, the open notice on the right. After an action, the next notice opens. */
export function NoticesSplit({ me, list, query, choosing, notes }: Props) {
  const { openId, show } = useSplit();
  const navigate = useNavigate();
  const rows = query.data?.results ?? [];
  const shown = rows.find(({ id }) => id === openId) ?? rows[0];
  const at = rows.findIndex(({ id }) => id === shown?.id);
  const move = (by: 1 | -1) => {
    const next = rows[at + by];
    if (next) show(next.id);
  };
  const { selection, bar } = useSelection(list.state, rows, choosing);
  const isChosen = (id: number) => selection?.ids.has(id) === true;
  const choose = (id: number) => {
    if (!selection?.allows(id)) return;
    selection.onChange(toggled(selection.ids, id, !isChosen(id)));
  };
  useClampedPage(list, query.isPlaceholderData ? undefined : query.data?.count);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => shown && choose(shown.id),
    // biome-ignore lint/correctness/noComponentHookFactories: the name of a key, not of a component
    Enter: () => shown && void navigate({ to: '/notices/$id', params: { id: String(shown.id) } }),
  });
  return (
    <>
      <div
        data-fill
        className="grid min-h-80 flex-1 grid-cols-[minmax(300px,400px)_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] border-t border-line"
      >
        <div className="flex min-h-0 flex-col border-r border-line">
          <ul
            aria-label={copy.notices}
            aria-busy={query.isPlaceholderData}
            className="relative min-h-0 flex-1 overflow-y-auto"
          >
            {rows.map((notice) => (
              <SplitRow
                key={notice.id}
                notice={notice}
                isShown={notice.id === shown?.id}
                box={
                  selection && (
                    <Checkbox
                      label={copy.select(noticeTitle(notice))}
                      checked={isChosen(notice.id)}
                      disabled={!selection.allows(notice.id)}
                      onChange={() => choose(notice.id)}
                    />
                  )
                }
              />
            ))}
          </ul>
          <div className="border-t border-line px-5 py-2">
            <ListPager list={list} count={query.data?.count ?? 0} />
          </div>
        </div>
        {/* `relative`, so that hidden labels inside do not make the page itself longer. */}
        <section aria-label={copy.theNotice} className="relative min-h-0 overflow-y-auto">
          {shown && <NoticePane key={shown.id} id={shown.id} me={me} notes={notes} onHandled={() => move(1)} />}
        </section>
      </div>
      {bar}
    </>
  );
}

const SplitLink = createLink(({ current, ...anchor }: ComponentProps<'a'> & { current: boolean }) => (
  <a {...anchor} aria-current={current ? 'true' : undefined} />
));

interface RowProps {
  notice: NoticeRow;
  isShown: boolean;
  box: ReactNode;
}

function SplitRow({ notice, isShown, box }: RowProps) {
  const { search } = useSplit();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const isNew = notice.status.id === NOTICE_STATUS.new;
  return (
    <li ref={row} className="relative border-b border-line">
      {box && <span className="absolute top-3.5 left-5">{box}</span>}
      <SplitLink
        to="."
        search={{ ...search, notice: String(notice.id) } as never}
        replace
        resetScroll={false}
        current={isShown}
        className={cx(
          'block border-l-3 py-3 pr-5 outline-offset-[-3px]',
          box ? 'pl-12' : 'pl-5',
          isShown ? 'border-primary bg-soft/60' : 'border-transparent hover:bg-sunken',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={cx('truncate text-14', isNew ? 'font-semibold text-ink' : 'text-ink-2')}>
            {senderName(notice)}
          </span>
          <time
            dateTime={notice.received_date}
            title={formatWithZone(notice.received_date)}
            className="shrink-0 text-12 text-ink-3"
          >
            {formatAgo(notice.received_date)}
          </time>
        </span>
        <span className={cx('line-clamp-1 text-13 [overflow-wrap:anywhere]', isNew ? 'text-ink' : 'text-ink-2')}>
          {noticeTitle(notice)}
        </span>
        <span className="mt-1.5 flex items-center gap-2">
          <StatusBadge status={notice.status} />
          <span className="truncate text-12 text-ink-3">{hostOf(notice) ?? notice.company?.name}</span>
        </span>
      </SplitLink>
    </li>
  );
}
