import { Document, FORM_ID, type Frame } from '../draw/document.tsx';

/** `/n/confirm/{token}`: link scanners open every address in a mail, so only the button confirms. */
export function ConfirmPage({ frame }: { frame: Frame }) {
  const { confirm } = frame.copy;
  return (
    <Document frame={frame} title={`${confirm.title} · Safeharbor`} isPrivate className="short">
      <div className="sheet">
        <h1>{confirm.title}</h1>
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
export function ConfirmedPage({ frame, reference }: { frame: Frame; reference: string }) {
  const { confirm, sent } = frame.copy;
  return (
    <Document frame={frame} title={`${confirm.doneTitle} · ${reference}`} isPrivate className="short">
      <div className="sheet">
        <h1>{confirm.doneTitle}</h1>
        <dl className="reference">
          <dt>{sent.reference}</dt>
          <dd>{reference}</dd>
        </dl>
        <p>{confirm.done}</p>
      </div>
    </Document>
  );
}
