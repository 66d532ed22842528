import { COUNTER_STATEMENTS } from '#core/contract/intake/counter-form.ts';
import { type CounterCopy, counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import { POLICY_VERSION } from '#core/copy/pages/policy/policy-text.ts';
import { Document, FORM_ID } from '../draw/document.tsx';
import { Beside, Trap } from '../form/beside.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormProvider } from '../form/form-view.ts';
import { SignatureStep } from '../form/last-steps.tsx';
import type { NoticePageProps } from '../form/notice-page.tsx';
import { Proof } from '../form/proof.tsx';
import { shownHeading } from '../policy/policy-page.tsx';
import { DisabledStep, OathStep, SubscriberStep } from './counter-steps.tsx';
import { COUNTER_FORM } from './typed-counter.ts';

export type CounterPageProps = Omit<NoticePageProps, 'chooseAgain' | 'added'>;

const labelOf =
  ({ form }: PageCopy, { material }: CounterCopy) =>
  (name: string): string => {
    if (name === 'reference' || name === 'urls' || name === 'explanation') return material[name].label;
    const statement = (COUNTER_STATEMENTS as readonly string[]).indexOf(name);
    if (statement !== -1) return form.statements.one(statement + 1);
    return name === 'signature' ? form.signature.legend : form.you[name as 'name'].label;
  };

/** `/p/{slug}/counter-notice`: the counter-notice form. One page, one POST; works without scripts. */
export function CounterPage(props: CounterPageProps) {
  const { frame, company, typed, errors, general, drawn, challenge } = props;
  const { lang, copy, assets, path, query } = frame;
  const words = counterCopy[lang];
  const { you, statements, signature } = copy.form;
  const hasErrors = errors.size > 0 || general.length > 0;
  const title = `${words.title} · ${shownHeading(company)}`;
  const legends = [you.legend, words.material.legend, statements.legend, signature.legend];
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
            {words.intro(company.name)} <a href={`/p/${company.slug}${query}`}>{copy.form.readPolicy}</a>
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
            <ErrorSummary general={general} order={COUNTER_FORM.order(typed)} labelOf={labelOf(copy, words)} />
            <Trap label={copy.form.leaveEmpty} />
            <SubscriberStep words={words} countries={props.countries} />
            <DisabledStep words={words} domain={props.domain} />
            <OathStep lang={lang} company={company.name} />
            <SignatureStep number={4} />
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
