import type { Frame } from '../draw/document.tsx';

interface Props {
  readonly frame: Frame;
  /** Legends of the steps, in order. */
  readonly legends: readonly string[];
  readonly byEmail: string;
}

/** Beside a form: its steps, and the other way to write. */
export function Beside({ frame, legends, byEmail }: Props) {
  const { form } = frame.copy;
  return (
    <div className="beside">
      <nav aria-label={form.steps}>
        <ol>
          {legends.map((legend, index) => (
            <li key={legend}>
              <a href={`#step-${index + 1}`}>{legend}</a>
            </li>
          ))}
        </ol>
      </nav>
      <section className="card">
        <h2>{form.byEmail.heading}</h2>
        <p>{byEmail}</p>
        <p>
          <a href={`mailto:${frame.agent.email}`}>{frame.agent.email}</a>
        </p>
      </section>
    </div>
  );
}

/** The honeypot: hidden from people and screen readers, but not from programs. */
export const Trap = ({ label }: { label: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor="website">{label}</label>
    <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
