import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { noticeUrlsCopy as copy } from '#core/copy/intake/notices.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { AddUrl } from '../actions/add-url.tsx';
import { Section } from './section.tsx';
import { urlGroups } from './url-groups.ts';

interface Props {
  notice: Notice;
  mayAdd: boolean;
  isSuperuser: boolean;
}

/** Reported URLs by domain; superusers also see URLs that are only mentioned. */
export function NoticeUrls({ notice, mayAdd, isSuperuser }: Props) {
  const reported = notice.urls.filter(({ role }) => role === 'reported');
  const mentioned = notice.urls.filter(({ role }) => role === 'mentioned');
  // List rows carry only the first URLs; until the rest loads, the count comes from the list.
  const count = isUnread(notice) && notice.reported_count === 0 ? undefined : notice.reported_count;
  return (
    <>
      {(reported.length > 0 || mayAdd) && (
        <Section
          title={copy.reportedUrls}
          count={count}
          aside={
            reported.length > 1 && (
              <span className="print:hidden">
                <CopyButton label={copy.copyAllLabel} text={reported.map(({ url }) => url).join('\n')}>
                  {copy.copyAll}
                </CopyButton>
              </span>
            )
          }
        >
          {reported.length > 0 && <UrlList urls={reported} />}
          {mayAdd && <AddUrl notice={notice} />}
        </Section>
      )}
      {isSuperuser && mentioned.length > 0 && (
        <Section title={copy.onlyMentioned} count={mentioned.length}>
          <UrlList urls={mentioned} />
        </Section>
      )}
    </>
  );
}

const SHOWN = 20;

function UrlList({ urls }: { urls: readonly NoticeUrl[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const groups = urlGroups(showsAll ? urls : urls.slice(0, SHOWN));
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group) => (
        <div key={group.name} className="overflow-hidden rounded-lg border border-line">
          <p className="border-b border-line bg-sunken px-4 py-1.5 text-12 font-medium text-ink-2 [overflow-wrap:anywhere]">
            {group.name}
          </p>
          <ul aria-label={copy.urlsOn(group.name)} className="divide-y divide-line">
            {group.urls.map((url) => (
              <UrlRow key={url.id} url={url} />
            ))}
          </ul>
        </div>
      ))}
      {!showsAll && urls.length > SHOWN && (
        <Button size="sm" className="self-start print:hidden" onClick={() => setShowsAll(true)}>
          {copy.showAllUrls(urls.length)}
        </Button>
      )}
    </div>
  );
}

const UrlRow = ({ url: { url, is_ignored } }: { url: NoticeUrl }) => (
  <li className={cx('flex items-start gap-3 px-4 py-2.5', is_ignored && 'bg-sunken text-ink-3')}>
    <Link2 aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
    <span
      className={cx('min-w-0 flex-1 font-mono text-12 leading-5 [overflow-wrap:anywhere]', !is_ignored && 'text-ink')}
    >
      {/^(https?|ftp):\/\//i.test(url) ? (
        <a href={url} target="_blank" rel="noreferrer noopener nofollow" className="hover:underline">
          {url}
        </a>
      ) : (
        url
      )}
    </span>
    {is_ignored && <span className="text-12">{copy.ignored}</span>}
  </li>
);
