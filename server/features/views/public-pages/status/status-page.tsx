import type { SubmissionStatus } from '#core/contract/intake/submissions.ts';
import { counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import type { DeclineReason } from '#core/rules/intake/url-states.ts';
import { localDate, localDateTime } from '#core/rules/text/local-dates.ts';
import type { ShownSubmission } from '../../../intake/submissions/sender/read-submission.ts';
import { Document, type Frame } from '../draw/document.tsx';
import { TextArea, TextField } from '../form/fields.tsx';
import { FormProvider } from '../form/form-view.ts';
import type { Errors, Typed } from '../form/typed-form.ts';

type SubmittedUrl = SubmissionStatus['urls'][number];

export interface StatusPageProps {
  readonly frame: Frame;
  readonly status: Omit<ShownSubmission, 'lang'>;
  /** Path of the status page; the forms post below it. */
  readonly path: string;
  /** The visitor just added information. */
  readonly added: boolean;
  readonly typed: Typed;
  readonly errors: Errors;
}

type Shown = Pick<StatusPageProps, 'frame' | 'status'>;

const COLORS = {
  received: 'muted',
  passed_on: 'info',
  disabled: 'ok',
  not_found: 'ok',
  not_removed: 'warn',
  restored: 'violet',
} as const;

function stateOf({ state, reason }: SubmittedUrl, { states, reasons, notRemoved }: PageCopy['status']): string {
  const known = reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason as DeclineReason] : null;
  return state === 'not_removed' && known !== null ? notRemoved(known) : states[state];
}

function Urls({ status: { urls }, frame: { lang, copy }, heading }: Shown & { heading: string }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="urls">
        {urls.map((one) => (
          <li key={one.url}>
            <code>{one.url}</code>
            <span className={`badge ${COLORS[one.state]}`}>{stateOf(one, copy.status)}</span>
            {one.date !== null && <time dateTime={one.date}>{localDate(one.date, lang)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What may follow for a counter-notice. Its handler records a withdrawal, so the page has none. */
function CounterNext({ status: { company, clock, withdrawn_date }, frame: { lang, agent } }: Shown) {
  const { window, write } = counterCopy[lang].status;
  if (withdrawn_date !== null) return null;
  return (
    <section>
      {clock && <p>{window(company, localDate(clock.safe_from, lang), localDate(clock.safe_until, lang))}</p>}
      <p>{write(agent.email)}</p>
    </section>
  );
}

/** Both acts on a notice, until it is withdrawn. */
function Acts({ frame, path, errors }: Pick<StatusPageProps, 'frame' | 'path' | 'errors'>) {
  const { supplement, withdraw } = frame.copy.status;
  return (
    <div className="acts">
      <details open={errors.has('text')}>
        <summary>{supplement.heading}</summary>
        <form method="post" action={`${path}/supplement${frame.query}`} noValidate>
          <TextArea name="text" {...supplement.text} rows={5} autoFocus={errors.has('text')} />
          <button type="submit" className="button">
            {supplement.button}
          </button>
        </form>
      </details>
      <details open={errors.has('signature')}>
        <summary>{withdraw.heading}</summary>
        <form method="post" action={`${path}/withdraw${frame.query}`} noValidate>
          <p>{withdraw.intro}</p>
          <TextField
            name="signature"
            {...withdraw.signature}
            autoComplete="name"
            className="signature"
            autoFocus={errors.has('signature')}
          />
          <button type="submit" className="button danger">
            {withdraw.button}
          </button>
        </form>
      </details>
    </div>
  );
}

/** `/n/{token}`: one submission as its sender sees it. */
export function StatusPage({ frame, status, path, added, typed, errors }: StatusPageProps) {
  const { lang, copy } = frame;
  const { kind, reference, withdrawn_date } = status;
  const words = kind === 'notice' ? copy.status : counterCopy[lang].status;
  const title = `${words.title} ${reference} · ${status.company}`;
  return (
    <Document frame={frame} title={errors.size > 0 ? copy.form.errorTitle(title) : title} isPrivate className="status">
      <FormProvider value={{ copy, typed, errors }}>
        <article className="sheet">
          <h1>
            {words.title} <span className="whole">{reference}</span>
          </h1>
          <dl className="facts">
            <dt>{copy.status.company}</dt>
            <dd>{status.company}</dd>
            <dt>{copy.status.submitted}</dt>
            <dd>
              <time dateTime={status.submitted_date}>{localDateTime(status.submitted_date, lang)}</time>
            </dd>
          </dl>
          {withdrawn_date !== null && <p className="note">{words.withdrawn(localDate(withdrawn_date, lang))}</p>}
          {/* The form that it belongs to is gone. */}
          {withdrawn_date !== null && errors.has('text') && (
            <p className="summary" role="alert">
              {errors.get('text')![0]!.sentence}
            </p>
          )}
          {added && (
            <p className="note" role="status">
              {copy.status.added}
            </p>
          )}
          {status.urls.length > 0 && <Urls frame={frame} status={status} heading={words.urls} />}
          {kind === 'counter_notice' && <CounterNext frame={frame} status={status} />}
          <section>
            <h2>{words.text}</h2>
            <div className="letter">{status.text}</div>
          </section>
          {kind === 'notice' && withdrawn_date === null && <Acts frame={frame} path={path} errors={errors} />}
        </article>
      </FormProvider>
    </Document>
  );
}
