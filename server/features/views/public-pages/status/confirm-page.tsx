import type { FormKind } from '#core/contract/intake/submissions.ts';
import { counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import { Document, FORM_ID, type Frame } from '../draw/document.tsx';

interface Props {
  readonly frame: Frame;
  readonly kind: FormKind;
  readonly reference: string;
  readonly company: string;
}

const wordsOf = ({ frame, kind }: Props) => (kind === 'notice' ? frame.copy : counterCopy[frame.lang]).confirm;

const About = ({ frame, reference, company }: Props) => (
  <dl className="reference">
    <dt>{frame.copy.sent.reference}</dt>
    <dd>{reference}</dd>
    <dt>{frame.copy.status.company}</dt>
    <dd>{company}</dd>
  </dl>
);

/** `/n/confirm/{token}`: link scanners open every address in a mail, so only the button confirms. */
export function ConfirmPage(props: Props) {
  const { frame } = props;
  const confirm = wordsOf(props);
  return (
    <Document frame={frame} title={`${confirm.title} · Safeharbor`} isPrivate className="short">
      <div className="sheet">
        <h1>{confirm.title}</h1>
        <About {...props} />
        <p>{confirm.intro}</p>
        <form id={FORM_ID} method="post" action={`${frame.path}${frame.query}`}>
          <button type="submit" className="button">
            {confirm.button}
          </button>
        </form>
      </div>
    </Document>
  );
}

/** After the confirmation, however often it is repeated. */
export function ConfirmedPage(props: Props) {
  const { frame, reference } = props;
  const confirm = wordsOf(props);
  return (
    <Document frame={frame} title={`${confirm.doneTitle} · ${reference}`} isPrivate className="short">
      <div className="sheet">
        <h1>{confirm.doneTitle}</h1>
        <About {...props} />
        <p>{confirm.done}</p>
      </div>
    </Document>
  );
}
