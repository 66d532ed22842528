import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { whatToDoCopy as copy } from '#core/copy/intake/what-to-do.ts';
import { NOTICE_STATUS, OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { demandsNothing } from '#core/rules/intake/url-status.ts';
import { isBeingRead } from '#web/product/notices/notice-words.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { mayHandle } from '../may-handle.ts';
import { COUNTER_NOTICES, EVIDENCE_PACK, REPORTED_URLS } from './section.tsx';

const { resolved, rejected, disputed } = NOTICE_STATUS;

interface Step {
  text: string;
  link?: { to: string; label: string };
}

/** A disputed notice waits for its counter-notice, any other open one is to be handled. */
function nextStep(notice: Notice): Step | null {
  const { status, completeness, reported_count } = notice;
  if (status.id === resolved || status.id === rejected) return afterwards(notice);
  if (status.id === disputed)
    return { text: copy.disputed, link: { to: COUNTER_NOTICES, label: copy.goToCounterNotices } };
  if (!OPEN_NOTICE_STATUSES.includes(status.id)) return null;
  const text = copy.onScreen(completeness);
  return reported_count > 0 ? { text, link: { to: REPORTED_URLS, label: copy.goToUrls } } : { text };
}

/** A notice that a person resolved or rejected may still have open URLs. If not, its sender may want to know, and the company may need proof. */
function afterwards({ status, completeness, deliveries, open_urls, reported_count }: Notice): Step | null {
  if (demandsNothing(completeness.kind) || reported_count === 0) return null;
  // A person who rejects a notice decides about all of its URLs.
  if (open_urls > 0 && status.id === rejected) return null;
  if (open_urls > 0) return { text: copy.stillOpen(open_urls), link: { to: REPORTED_URLS, label: copy.goToUrls } };
  const isAnswered = deliveries.some(({ kind }) => kind === 'reply');
  return isAnswered
    ? null
    : {
        text: status.id === rejected ? copy.declined : copy.handled,
        link: { to: EVIDENCE_PACK, label: copy.goToEvidence },
      };
}

/** For customers who handle notices: the next thing to do with one. */
export function NoticeNext({ notice, me }: { notice: Notice; me: Profile }) {
  const next = nextStep(notice);
  if (me.result.is_superuser || !next || isBeingRead(notice) || !mayHandle(me, notice)) return null;
  return (
    <p className="rounded-lg bg-info-bg p-4 text-14 text-info text-pretty print:hidden">
      <strong className="font-semibold">{copy.title}:</strong> {next.text}{' '}
      {next.link && (
        <span className="mt-2 block">
          <a href={`#${next.link.to}`} className={buttonClass('secondary', 'sm')}>
            {next.link.label}
          </a>
        </span>
      )}
    </p>
  );
}
