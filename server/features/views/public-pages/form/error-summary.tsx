import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import { useForm } from './form-view.ts';

/** Labels of the fields that all forms have. */
export function labelOfField(name: string, { form }: PageCopy, statements: readonly string[]): string {
  const statement = statements.indexOf(name);
  if (statement !== -1) return form.statements.one(statement + 1);
  return name === 'signature' ? form.signature.legend : form.you[name as 'name'].label;
}

interface Props {
  readonly general: readonly string[];
  /** The fields in the order of the page. */
  readonly order: readonly string[];
  readonly labelOf: (name: string) => string;
}

/** All errors with links to their fields, in the order of the page. It has the focus when the page is drawn. */
export function ErrorSummary({ general, order, labelOf }: Props) {
  const { copy, errors } = useForm();
  const faulty = order.filter((name) => errors.has(name));
  if (faulty.length === 0 && general.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script this is how the errors are read out first
    <div className="summary" role="alert" tabIndex={-1} autoFocus aria-labelledby="summary-title">
      <h2 id="summary-title">{faulty.length > 0 ? copy.form.problems(faulty.length) : general[0]}</h2>
      {general.slice(faulty.length > 0 ? 0 : 1).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ul>
        {faulty.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              <strong>{labelOf(name)}</strong> {errors.get(name)![0]!.sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
