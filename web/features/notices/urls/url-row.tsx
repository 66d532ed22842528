import { memo } from 'react';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import { noticeUrlsCopy } from '#core/copy/intake/notices.ts';
import { urlActionsCopy as copy } from '#core/copy/intake/record-actions.ts';
import type { UrlAction } from '#core/rules/intake/url-states.ts';
import { UrlStanding } from '#web/product/notices/url-state.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { cx } from '#web/ui/class-names.ts';
import { MoreMenu } from '#web/ui/dialog/more-menu.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ActionItems } from './action-items.tsx';

export interface UrlRowActs {
  select: (id: number, isOn: boolean) => void;
  record: (action: UrlAction, id: number) => void;
}

interface Props {
  url: NoticeUrl;
  /** Undefined: the message demands nothing, so its URLs are not open. */
  receivedDate: string | undefined;
  isSelected: boolean;
  /** Undefined: the user may not act on it. The same object on every render, so that only changed rows render again. */
  acts: UrlRowActs | undefined;
}

/** A URL with its state and actions. Notices can have thousands of them. */
export const UrlRow = memo(function UrlRow({ url: it, receivedDate, isSelected, acts }: Props) {
  const { id, url, is_ignored, role } = it;
  // Nobody is asked to act on a URL that is ignored or only mentioned.
  const isCounted = role === 'reported' && !is_ignored && receivedDate !== undefined;
  const hasState = isCounted || it.state !== 'open' || it.user_notified_date !== null;
  return (
    <li
      data-url={acts ? id : undefined}
      className={cx(
        'flex items-start gap-3 px-4 py-2.5',
        is_ignored && 'bg-sunken text-ink-3',
        isSelected && 'bg-soft/60',
      )}
    >
      {acts && (
        <span className="mt-1 print:hidden">
          <Checkbox label={copy.select(url)} checked={isSelected} onChange={(isOn) => acts.select(id, isOn)} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span
          className={cx(
            'min-w-0 basis-60 grow font-mono text-12 leading-6 [overflow-wrap:anywhere]',
            !is_ignored && 'text-ink',
          )}
        >
          {/^(https?|ftp):\/\//i.test(url) ? (
            <a href={url} target="_blank" rel="noreferrer noopener nofollow" className="hover:underline">
              <Breakable text={url} />
            </a>
          ) : (
            <Breakable text={url} />
          )}
        </span>
        <span className="flex min-h-6 items-center gap-2">
          {is_ignored && <span className="text-12">{noticeUrlsCopy.ignored}</span>}
          {hasState && <UrlStanding url={it} openSince={isCounted ? receivedDate : undefined} />}
        </span>
      </div>
      {acts && (
        <span className="-my-1 -mr-2 print:hidden">
          <MoreMenu label={copy.actionsOn(url)} isSmall>
            <ActionItems urls={[it]} onChoose={(action) => acts.record(action, id)} />
          </MoreMenu>
        </span>
      )}
    </li>
  );
});
