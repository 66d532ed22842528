import type { Notice } from '#core/contract/intake/notices.ts';
import { noticeUrlsCopy as copy } from '#core/copy/intake/notices.ts';
import { urlActionsCopy } from '#core/copy/intake/record-actions.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { demandsNothing } from '#core/rules/intake/url-status.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { AddUrl } from '../actions/add-url.tsx';
import { REPORTED_URLS, Section } from '../notice/section.tsx';
import { ActionLog } from './action-log.tsx';
import { ReportedUrls } from './reported-urls.tsx';
import { UrlPages } from './url-pages.tsx';

interface Props {
  notice: Notice;
  handles: boolean;
  isSuperuser: boolean;
  /** In the split view. */
  isPane: boolean;
}

/** Reported URLs by domain, with what was done about them; superusers also see URLs that are only mentioned. */
export function NoticeUrls({ notice, handles, isSuperuser, isPane }: Props) {
  const reported = notice.urls.filter(({ role }) => role === 'reported');
  const mentioned = notice.urls.filter(({ role }) => role === 'mentioned');
  const mayAct = handles && !demandsNothing(notice.completeness.kind);
  const count = isUnread(notice) && notice.reported_count === 0 ? undefined : notice.reported_count;
  return (
    <>
      {(reported.length > 0 || handles) && (
        <Section
          id={REPORTED_URLS}
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
          <Progress notice={notice} />
          {reported.length > 0 && (
            <ReportedUrls notice={notice} urls={reported} mayAct={mayAct} isSuperuser={isSuperuser} isPane={isPane} />
          )}
          {mayAct && reported.length > 0 && <ActionLog notice={notice} />}
          {handles && <AddUrl notice={notice} />}
        </Section>
      )}
      {isSuperuser && mentioned.length > 0 && (
        <Section title={copy.onlyMentioned} count={mentioned.length}>
          <UrlPages urls={mentioned} />
        </Section>
      )}
    </>
  );
}

/** What is still to do, and how fast it went. */
function Progress({ notice: { open_urls, first_disabled_hours } }: { notice: Notice }) {
  const parts = [
    ...(open_urls > 0 ? [urlActionsCopy.open(thousands(open_urls))] : []),
    ...(first_disabled_hours === null
      ? []
      : [urlActionsCopy.firstDisabled(urlActionsCopy.hours(first_disabled_hours))]),
  ];
  return parts.length > 0 ? <p className="-mt-2 mb-3 text-13 text-ink-3">{parts.join(' · ')}</p> : null;
}
