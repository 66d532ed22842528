import type { Notice, SubmittedForm } from '#core/contract/intake/notices.ts';
import { noticeFormCopy as copy } from '#core/copy/intake/notices.ts';
import { formatDate, formatDateTime, formatWithZone } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { Section } from './section.tsx';

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

export const Suspect = () => <Badge tone="bad">{copy.suspect}</Badge>;

/** The form that the notice came from. Its sender knows the reference. */
export function NoticeForm({ form }: { form: SubmittedForm }) {
  const { reference, submitted_date, confirmed_date, confirmed_by, policy_version, lang, is_suspect } = form;
  return (
    <Section title={copy.submittedWithForm} aside={is_suspect && <Suspect />}>
      {is_suspect && <p className="mb-3 text-13 text-ink-2 text-pretty">{copy.suspectText}</p>}
      <DefinitionList
        items={[
          {
            term: copy.reference,
            value: (
              <span className="inline-flex items-center gap-1 font-mono text-13">
                {reference} <CopyButton label={copy.copyReference} text={reference} />
              </span>
            ),
          },
          { term: copy.submitted, value: <Moment date={submitted_date} /> },
          {
            term: copy.confirmed,
            value: confirmed_date ? (
              <Moment date={confirmed_date} />
            ) : confirmed_by ? (
              copy.confirmedBy(confirmed_by.name)
            ) : (
              copy.notConfirmed
            ),
          },
          { term: copy.language, value: languages.of(lang) ?? lang },
          { term: copy.policyVersion, value: policy_version },
        ]}
      />
    </Section>
  );
}

/** A withdrawal changes neither the status nor the URLs, so it stands at the top, for the person who handles the notice. */
export const Withdrawn = ({ answers }: Pick<Notice, 'answers'>) => {
  const retraction = answers.find(({ kind }) => kind === 'retraction');
  if (!retraction) return null;
  const { id, number, received_date } = retraction;
  return (
    <p className="rounded-lg bg-info-bg p-4 text-14 text-info">
      {copy.withdrawn(formatDate(received_date))}{' '}
      <TextLink to="/notices/$id" params={{ id: String(id) }} className="text-info underline">
        {copy.retraction(number)}
      </TextLink>
    </p>
  );
};

/** Information that the sender added later, oldest first. */
export const Supplements = ({ supplements }: Pick<Notice, 'supplements'>) => (
  <Section title={copy.supplements} count={supplements.length}>
    <ul className="flex flex-col gap-4">
      {supplements.map(({ id, text, date }) => (
        <li key={id} className="max-w-[720px] border-l-2 border-line pl-4">
          <time dateTime={date} title={formatWithZone(date)} className="text-12 text-ink-3">
            {formatDateTime(date)}
          </time>
          <p className="mt-1 text-14 leading-6 whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
