import type { ReactNode } from 'react';
import { POLICY_VERSION } from '#core/copy/pages/policy/policy-text.ts';
import { Document, FORM_ID, type Frame } from '../draw/document.tsx';
import { shownHeading } from '../policy/policy-page.tsx';
import type { ShownCompany } from '../policy/policy-text.tsx';
import { Beside, Trap } from './beside.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './fields.tsx';
import { FormProvider, useForm } from './form-view.ts';
import { Proof } from './proof.tsx';
import { Step } from './step.tsx';
import type { Errors, Typed } from './typed-form.ts';

/** A form as it is drawn: empty, or with what was typed and what is wrong with it. */
export interface DrawnForm {
  readonly frame: Frame;
  readonly company: ShownCompany;
  /** A domain of the company, for the example. */
  readonly domain: string;
  readonly typed: Typed;
  readonly errors: Errors;
  /** Errors that belong to no field. */
  readonly general: readonly string[];
  /** When the form was first rendered, signed. */
  readonly drawn: string;
  /** Files were chosen, and are gone. */
  readonly chooseAgain: boolean;
  /** The visitor asked for one more work. */
  readonly added: boolean;
  /** Demanded proof of work. */
  readonly challenge: string | null;
}

interface Words {
  readonly title: string;
  readonly intro: string;
  readonly byEmail: string;
  readonly send: string;
  readonly next: string;
  readonly checking: string;
  readonly checked: string;
}

interface Props extends DrawnForm {
  readonly words: Words;
  /** Legends of the steps before the signature. */
  readonly legends: readonly string[];
  /** The fields in the order of the page. */
  readonly order: readonly string[];
  readonly labelOf: (name: string) => string;
  /** The steps before the signature. */
  readonly children: ReactNode;
}

/** A page with one form and one POST; works without scripts. */
export function FormPage(props: Props) {
  const { frame, company, typed, errors, general, drawn, challenge, words } = props;
  const { copy, assets, path, query } = frame;
  const hasErrors = errors.size > 0 || general.length > 0;
  const title = `${words.title} · ${shownHeading(company)}`;
  const legends = [...props.legends, copy.form.signature.legend];
  return (
    <Document
      frame={frame}
      title={hasErrors ? copy.form.errorTitle(title) : title}
      submit={words.send}
      version={POLICY_VERSION}
      scripts={challenge !== null && <script src={assets.proof} defer />}
      className="notice"
    >
      <FormProvider value={{ copy, typed, errors }}>
        <div className="heading">
          <p className="kicker">{shownHeading(company)}</p>
          <h1>{words.title}</h1>
          <p>
            {words.intro} <a href={`/p/${company.slug}${query}`}>{copy.form.readPolicy}</a>
          </p>
        </div>
        <div className="columns">
          <Beside frame={frame} legends={legends} byEmail={words.byEmail} />
          <form
            id={FORM_ID}
            className="sheet"
            method="post"
            action={`${path}${query}`}
            encType="multipart/form-data"
            noValidate
            acceptCharset="utf-8"
          >
            <input type="hidden" name="drawn" value={drawn} />
            {challenge !== null && <Proof frame={frame} challenge={challenge} words={words} />}
            <ErrorSummary general={general} order={props.order} labelOf={props.labelOf} />
            <Trap label={copy.form.leaveEmpty} />
            {props.children}
            <SignatureStep number={legends.length} />
            <div className="send">
              <button type="submit" className="button">
                {words.send}
              </button>
              <p>{words.next}</p>
            </div>
          </form>
        </div>
      </FormProvider>
    </Document>
  );
}

function SignatureStep({ number }: { number: number }) {
  const { signature } = useForm().copy.form;
  return (
    <Step number={number} legend={signature.legend}>
      <TextField name="signature" {...signature.signature} autoComplete="off" className="signature" />
    </Step>
  );
}
