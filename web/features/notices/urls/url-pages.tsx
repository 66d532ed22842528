import { useState } from 'react';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import { noticeUrlsCopy } from '#core/copy/intake/notices.ts';
import { urlActionsCopy as copy } from '#core/copy/intake/record-actions.ts';
import { Pager } from '#web/ui/list/pager.tsx';
import { urlGroups } from './url-groups.ts';
import { UrlRow, type UrlRowActs } from './url-row.tsx';

const SHOWN = 50;
const NONE: ReadonlySet<number> = new Set();

interface Props {
  urls: readonly NoticeUrl[];
  /** Undefined: the message demands nothing, so its URLs are not open. */
  receivedDate?: string;
  selected?: ReadonlySet<number>;
  acts?: UrlRowActs;
  /** Whether the user may act on a URL; those on other companies' domains are not theirs. */
  allows?: (url: NoticeUrl) => boolean;
}

/** URLs by domain, in pages: a notice can have 10,000 of them. */
export function UrlPages({ urls, receivedDate, selected = NONE, acts, allows }: Props) {
  const [wanted, setWanted] = useState(1);
  const page = Math.min(wanted, Math.max(1, Math.ceil(urls.length / SHOWN)));
  const groups = urlGroups(urls.slice((page - 1) * SHOWN, page * SHOWN));
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group) => (
        <div key={group.name} className="overflow-hidden rounded-lg border border-line">
          <p className="border-b border-line bg-sunken px-4 py-1.5 text-12 font-medium text-ink-2 [overflow-wrap:anywhere]">
            {group.name}
          </p>
          <ul aria-label={noticeUrlsCopy.urlsOn(group.name)} className="divide-y divide-line">
            {group.urls.map((url) => (
              <UrlRow
                key={url.id}
                url={url}
                receivedDate={receivedDate}
                isSelected={selected.has(url.id)}
                acts={allows?.(url) ? acts : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      {urls.length > SHOWN && (
        <Pager page={page} perPage={SHOWN} count={urls.length} onPage={setWanted} names={copy.pages} />
      )}
    </div>
  );
}
