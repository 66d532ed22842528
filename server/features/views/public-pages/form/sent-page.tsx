import { Document, type Frame } from '../draw/document.tsx';

/** `/p/{slug}/sent/{reference}`: the same whether or not a mail went out. */
export function SentPage({ frame, reference }: { frame: Frame; reference: string }) {
  const { sent } = frame.copy;
  return (
    <Document frame={frame} title={`${sent.title} · ${reference}`} isPrivate className="short">
      <div className="sheet">
        <h1>{sent.title}</h1>
        <p>{sent.received}</p>
        <dl className="reference">
          <dt>{sent.reference}</dt>
          <dd>{reference}</dd>
        </dl>
        <ol className="steps">
          {sent.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="quiet">{sent.noEmail(frame.agent.email)}</p>
      </div>
    </Document>
  );
}
