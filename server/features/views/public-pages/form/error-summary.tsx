import { STATEMENTS } from '#core/contract/intake/notice-form.ts';
import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import { useForm } from './form-view.ts';

/** The labels of the notice form. */
export function noticeLabelOf(name: string, { form }: PageCopy): string {
  const [, work, inWork] = /^works\.(\d+)\.(.+)$/.exec(name) ?? [];
  if (work !== undefined) {
    const { one, ...fields } = form.work;
    return `${one(Number(work) + 1)}, ${fields[inWork as 'kind'].label}`;
  }
  if (name === 'role') return form.you.role;
  if (name === 'urls' || name === 'where' || name === 'files') return form.material[name].label;
  const statement = (STATEMENTS as readonly string[]).indexOf(name);
  if (statement !== -1) return form.statements.one(statement + 1);
  if (name === 'signature') return form.signature.legend;
  return form.you[name as 'name'].label;
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
