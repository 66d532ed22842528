import { POLICY_VERSION } from '#core/copy/pages/policy/policy-text.ts';
import { Document, FORM_ID, type Frame } from '../draw/document.tsx';
import { shownHeading } from '../policy/policy-page.tsx';
import type { ShownCompany } from '../policy/policy-text.tsx';
import { Beside, Trap } from './beside.tsx';
import { ErrorSummary, noticeLabelOf } from './error-summary.tsx';
import { FormProvider } from './form-view.ts';
import { MaterialStep, SignatureStep, StatementsStep } from './last-steps.tsx';
import { NOTICE_FORM } from './page-form.ts';
import { Proof } from './proof.tsx';
import { type Errors, type Typed, worksOf } from './typed-form.ts';
import { WorkStep } from './work-step.tsx';
import { YouStep } from './you-step.tsx';

export interface NoticePageProps {
  readonly frame: Frame;
  readonly company: ShownCompany;
  /** A domain of the company, for the example. */
  readonly domain: string;
  readonly countries: readonly string[];
  readonly typed: Typed;
  readonly errors: Errors;
  /** Errors that belong to no field. */
  readonly general: readonly string[];
  /** When the form was first drawn, signed. */
  readonly drawn: string;
  /** Files were chosen, and are gone. */
  readonly chooseAgain: boolean;
  /** The visitor asked for one more work. */
  readonly added: boolean;
  /** Demanded proof of work. */
  readonly challenge: string | null;
}

const STEPS = ['you', 'work', 'material', 'statements', 'signature'] as const;

/** `/p/{slug}/notice`: the notice form. One page, one POST; works without scripts. */
export function NoticePage(props: NoticePageProps) {
  const { frame, company, typed, errors, general, drawn, challenge } = props;
  const { lang, copy, assets } = frame;
  const { form } = copy;
  const action = `${frame.path}${frame.query}`;
  const works = worksOf(typed) + (props.added ? 1 : 0);
  const hasErrors = errors.size > 0 || general.length > 0;
  const title = `${form.title} · ${shownHeading(company)}`;
  return (
    <Document
      frame={frame}
      title={hasErrors ? form.errorTitle(title) : title}
      submit={form.signature.send}
      version={POLICY_VERSION}
      scripts={challenge !== null && <script src={assets.proof} defer />}
      className="notice"
    >
      <FormProvider value={{ copy, typed, errors }}>
        <div className="heading">
          <p className="kicker">{shownHeading(company)}</p>
          <h1>{form.title}</h1>
          <p>
            {form.intro(company.name)} <a href={`/p/${company.slug}${frame.query}`}>{form.readPolicy}</a>
          </p>
        </div>
        <div className="columns">
          <Beside frame={frame} legends={STEPS.map((step) => form[step].legend)} byEmail={form.byEmail.text} />
          <form
            id={FORM_ID}
            className="sheet"
            method="post"
            action={action}
            encType="multipart/form-data"
            noValidate
            acceptCharset="utf-8"
          >
            <input type="hidden" name="drawn" value={drawn} />
            {challenge !== null && <Proof frame={frame} challenge={challenge} words={form} />}
            <ErrorSummary
              general={general}
              order={NOTICE_FORM.order(typed)}
              labelOf={(name) => noticeLabelOf(name, copy)}
            />
            <Trap label={form.leaveEmpty} />
            <YouStep countries={props.countries} />
            <WorkStep works={works} added={props.added} action={action} />
            <MaterialStep domain={props.domain} chooseAgain={props.chooseAgain} />
            <StatementsStep lang={lang} company={company.name} />
            <SignatureStep number={5} />
            <div className="send">
              <button type="submit" className="button">
                {form.signature.send}
              </button>
              <p>{form.signature.next}</p>
            </div>
          </form>
        </div>
      </FormProvider>
    </Document>
  );
}
