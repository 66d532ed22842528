import { STATEMENTS } from '#core/contract/intake/notice-form.ts';
import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import { useForm } from './form-view.ts';
import { fieldOrder, worksOf } from './typed-form.ts';

function labelOf(name: string, { form }: PageCopy): string {
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

/** All errors with links to their fields, in the order of the page. It has the focus when the page is drawn. */
export function ErrorSummary({ general }: { general: readonly string[] }) {
  const { copy, typed, errors } = useForm();
  const faulty = fieldOrder(worksOf(typed)).filter((name) => errors.has(name));
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
              <strong>{labelOf(name, copy)}</strong> {errors.get(name)![0]!.sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
