import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { whatToDoCopy as copy } from '#core/copy/intake/what-to-do.ts';
import { NOTICE_STATUS, OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { demandsNothing } from '#core/rules/intake/url-status.ts';
import { isBeingRead } from '#web/product/notices/notice-words.ts';
import { mayHandle } from '../may-handle.ts';
import { EVIDENCE_PACK, REPORTED_URLS } from './section.tsx';

const { resolved, disputed } = NOTICE_STATUS;

interface Step {
  text: string;
  link?: { to: string; label: string };
}

/** An open notice is to be handled, but a disputed one waits for its counter-notice. */
function nextStep(notice: Notice): Step | null {
  const { status, completeness, reported_count } = notice;
  if (status.id === resolved) return afterwards(notice);
  if (!OPEN_NOTICE_STATUSES.includes(status.id) || status.id === disputed) return null;
  const text = copy.onScreen(completeness);
  return reported_count > 0 ? { text, link: { to: REPORTED_URLS, label: copy.goToUrls } } : { text };
}

/** A resolved notice may still have open URLs. If not, its sender may want to know, and the company may need proof. */
function afterwards({ completeness, deliveries, open_urls, reported_count }: Notice): Step | null {
  if (demandsNothing(completeness.kind) || reported_count === 0) return null;
  if (open_urls > 0) return { text: copy.stillOpen(open_urls), link: { to: REPORTED_URLS, label: copy.goToUrls } };
  const isAnswered = deliveries.some(({ kind }) => kind === 'reply');
  return isAnswered ? null : { text: copy.handled, link: { to: EVIDENCE_PACK, label: copy.goToEvidence } };
}

/** For customers who handle notices: the next thing to do with one. */
export function NoticeNext({ notice, me }: { notice: Notice; me: Profile }) {
  const next = nextStep(notice);
  if (me.result.is_superuser || !next || isBeingRead(notice) || !mayHandle(me, notice)) return null;
  return (
    <p className="rounded-lg bg-info-bg p-4 text-14 text-info text-pretty print:hidden">
      <strong className="font-semibold">{copy.title}:</strong> {next.text}{' '}
      {next.link && (
        <a href={`#${next.link.to}`} className="underline underline-offset-2">
          {next.link.label}
        </a>
      )}
    </p>
  );
}
