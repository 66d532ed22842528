import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { noticeViewCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { formatDateTime, formatWithZone } from '#web/lib/format.ts';
import { notesReading } from '#web/product/note-reads.ts';
import { SenderAvatar } from '#web/product/notices/notice-brief.tsx';
import { isBeingRead, KIND_WORDS, noticeTitle, senderName } from '#web/product/notices/notice-words.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { SkeletonBar } from '#web/ui/page/skeleton.tsx';
import { AssignCompany } from '../actions/assign-company.tsx';
import { NoticeCounters } from '../counter-notices/notice-counters.tsx';
import { NoticeEvidence } from '../evidence/notice-evidence.tsx';
import type { useTriage } from '../list/triage.tsx';
import { mayHandle } from '../may-handle.ts';
import { hasReading, NoticeReading } from '../reading/notice-reading.tsx';
import { NoticeUrls } from '../urls/notice-urls.tsx';
import { AuthenticityLine } from './authenticity-line.tsx';
import { NoticeAcns } from './notice-acns.tsx';
import { NoticeDeliveries } from './notice-deliveries.tsx';
import { NoticeElements } from './notice-elements.tsx';
import { NoticeFacts } from './notice-facts.tsx';
import { NoticeFiles } from './notice-files.tsx';
import { NoticeForm, Supplements, Suspect, Withdrawn } from './notice-form.tsx';
import { NoticeHistory } from './notice-history.tsx';
import { NoticeLetter } from './notice-letter.tsx';
import { NoticeNext } from './notice-next.tsx';
import { NoticeState } from './notice-state.tsx';
import { Section, SectionLevel } from './section.tsx';

interface Props {
  notice: Notice;
  me: Profile;
  /** True while only what the list shows is known. */
  isPartial: boolean;
  triage: ReturnType<typeof useTriage>;
  notes: ReactNode;
  heading: 'h1' | 'h2';
}

/** The notice: message, extracted facts and deliveries. */
export function NoticeView({ notice, me, isPartial, triage, notes, heading: Heading }: Props) {
  const handles = mayHandle(me, notice);
  const areNotesKnown = useQuery(notesReading('notice', notice.id)).isFetched;
  const { is_superuser } = me.result;
  return (
    <SectionLevel value={Heading === 'h1' ? 2 : 3}>
      <article className="@container px-4 pt-6 pb-10 sm:px-7">
        <div className="grid gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,720px)_minmax(260px,1fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            <header>
              <p className="flex flex-wrap items-center gap-2.5">
                <StatusBadge status={notice.status} />
                <SentTo notice={notice} />
                <span className="text-13 text-ink-3">#{notice.number}</span>
                {notice.form?.is_suspect && <Suspect />}
              </p>
              <Heading
                tabIndex={-1}
                className="mt-2 font-serif text-26 font-medium text-balance text-ink [overflow-wrap:anywhere] focus:outline-none"
              >
                {noticeTitle(notice)}
              </Heading>
              <Sender notice={notice} />
            </header>
            {/* Rendered together, because the height of each is unknown until it loads: no layout shift. */}
            {isPartial ? (
              <SkeletonBar className="h-60 rounded-lg" />
            ) : (
              <>
                <NoticeState notice={notice} isSuperuser={is_superuser} />
                <NoticeNext notice={notice} me={me} />
                <Withdrawn answers={notice.answers} />
                {is_superuser && !notice.company && !isBeingRead(notice) && <AssignCompany notice={notice} />}
                <NoticeFacts notice={notice} me={me} />
                <NoticeLetter notice={notice} />
                {notice.supplements.length > 0 && <Supplements supplements={notice.supplements} />}
                {notice.acns && <NoticeAcns acns={notice.acns} />}
                <NoticeUrls notice={notice} handles={handles} isSuperuser={is_superuser} isPane={Heading === 'h2'} />
                <NoticeFiles notice={notice} mayAdd={handles} />
                {is_superuser && hasReading(notice) && <NoticeReading key={notice.id} notice={notice} />}
              </>
            )}
          </div>
          {!isPartial && (
            <div className="flex min-w-0 flex-col gap-8">
              {!isBeingRead(notice) && <NoticeElements notice={notice} mayCorrect={handles} />}
              <NoticeDeliveries
                notice={notice}
                onAgain={
                  handles
                    ? ({ kind, email }) => triage.open(kind === 'reply' ? 'reply' : 'send', notice, email)
                    : undefined
                }
              />
              <NoticeCounters notice={notice} />
              {handles && !isBeingRead(notice) && <NoticeEvidence key={`evidence-${notice.id}`} notice={notice} />}
              {notice.form && <NoticeForm form={notice.form} />}
              {notice.answers.length > 0 && <Answers notice={notice} />}
              {notice.earlier.length > 0 && <Earlier notice={notice} />}
              <Section title={copy.notes}>{notes}</Section>
              {areNotesKnown && <NoticeHistory entries={notice.history} />}
            </div>
          )}
        </div>
      </article>
    </SectionLevel>
  );
}

function Sender({ notice }: { notice: Notice }) {
  const { sender } = notice;
  return (
    <div className="mt-4 flex items-start gap-3">
      <SenderAvatar notice={notice} size="md" />
      <div className="min-w-0 text-14 [overflow-wrap:anywhere]">
        <p className="text-ink">
          {sender ? (
            <TextLink to="/senders/$sender_id" params={{ sender_id: String(sender.id) }} className="text-ink">
              {senderName(notice)}
            </TextLink>
          ) : (
            <span className="font-medium">{senderName(notice)}</span>
          )}
          {sender?.company && sender.company !== sender.name && <span>, {sender.company}</span>}
        </p>
        <p className="text-13 text-ink-3">
          {[sender?.name && sender.email, formatDateTime(notice.received_date)].filter(Boolean).join(' · ')}
        </p>
        <AuthenticityLine notice={notice} />
      </div>
    </div>
  );
}

const Earlier = ({ notice }: { notice: Notice }) => (
  <Section title={copy.earlierInThisCase} count={notice.earlier.length}>
    <Linked notices={notice.earlier.map((earlier) => ({ ...earlier, label: copy.notice(earlier.number) }))} />
  </Section>
);

const Answers = ({ notice }: { notice: Notice }) => (
  <Section title={copy.answers} count={notice.answers.length}>
    <Linked
      notices={notice.answers.map((answer) => ({
        ...answer,
        label: copy.answer(KIND_WORDS[answer.kind], answer.number),
      }))}
    />
  </Section>
);

const Linked = ({ notices }: { notices: readonly { id: number; received_date: string; label: string }[] }) => (
  <ul className="flex flex-col gap-1.5">
    {notices.map(({ id, label, received_date }) => (
      <li key={id} className="flex justify-between gap-3 text-14">
        <TextLink to="/notices/$id" params={{ id: String(id) }}>
          {label}
        </TextLink>
        <time dateTime={received_date} title={formatWithZone(received_date)} className="text-13 text-ink-3">
          {formatDateTime(received_date)}
        </time>
      </li>
    ))}
  </ul>
);

/** Whom "Sent" means: most people read it as something that they sent. */
function SentTo({ notice: { status, deliveries } }: { notice: Notice }) {
  const [first, ...others] = new Set(deliveries.filter(({ kind }) => kind === 'forward').map(({ email }) => email));
  if (status.id !== NOTICE_STATUS.sent || !first) return null;
  return <span className="text-13 text-ink-3 [overflow-wrap:anywhere]">{copy.sentTo(first, others.length)}</span>;
}
