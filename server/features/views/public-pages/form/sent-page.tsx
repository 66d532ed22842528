import type { FormKind } from '#core/contract/intake/submissions.ts';
import { counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import { Document, type Frame } from '../draw/document.tsx';

interface Props {
  readonly frame: Frame;
  readonly reference: string;
  readonly kind: FormKind;
}

/** `/p/{slug}/sent/{reference}`: the same whether or not a mail went out. */
export function SentPage({ frame, reference, kind }: Props) {
  const { sent } = frame.copy;
  const words = kind === 'notice' ? sent : counterCopy[frame.lang].sent;
  return (
    <Document frame={frame} title={`${sent.title} · ${reference}`} isPrivate className="short">
      <div className="sheet">
        <h1>{sent.title}</h1>
        <p>{words.received}</p>
        <dl className="reference">
          <dt>{sent.reference}</dt>
          <dd>{reference}</dd>
        </dl>
        <ol className="steps">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="quiet">{words.noEmail(frame.agent.email)}</p>
      </div>
    </Document>
  );
}
