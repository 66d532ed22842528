import { FORM, STATEMENTS } from '#core/contract/intake/notice-form.ts';
import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import { countryNamesIn } from '../../../../lookups/countries.ts';
import { labelOfField } from '../form/error-summary.tsx';
import { type DrawnForm, FormPage } from '../form/form-page.tsx';
import type { PageForm } from '../form/page-form.ts';
import { StatementsStep } from '../form/statements-step.tsx';
import { MaterialStep } from './material-step.tsx';
import { fieldOrder, noticeBody, noticeErrors, worksOf } from './typed-notice.ts';
import { WorkStep } from './work-step.tsx';
import { YouStep } from './you-step.tsx';

function labelOf(name: string, copy: PageCopy): string {
  const { work, you, material } = copy.form;
  const [, index, inWork] = /^works\.(\d+)\.(.+)$/.exec(name) ?? [];
  if (index !== undefined) return `${work.one(Number(index) + 1)}, ${work[inWork as 'kind'].label}`;
  if (name === 'role') return you.role;
  if (name === 'urls' || name === 'where' || name === 'files') return material[name].label;
  return labelOfField(name, copy, STATEMENTS);
}

function NoticePage(props: DrawnForm) {
  const { frame, company, typed, added } = props;
  const { lang, copy, path, query } = frame;
  const { title, intro, byEmail, you, work, material, statements, signature, checking, checked } = copy.form;
  const { send, next } = signature;
  return (
    <FormPage
      {...props}
      words={{ title, intro: intro(company.name), byEmail: byEmail.text, send, next, checking, checked }}
      legends={[you, work, material, statements].map(({ legend }) => legend)}
      order={fieldOrder(typed)}
      labelOf={(name) => labelOf(name, copy)}
    >
      <YouStep countries={countryNamesIn(lang)} />
      <WorkStep works={worksOf(typed) + (added ? 1 : 0)} added={added} action={`${path}${query}`} />
      <MaterialStep domain={props.domain} chooseAgain={props.chooseAgain} />
      <StatementsStep
        number={4}
        lang={lang}
        intro={statements.intro}
        names={STATEMENTS}
        statementIn={(text, name) => text.statements[name](company.name)}
      />
    </FormPage>
  );
}

/** The notice form. */
export const NOTICE_FORM: PageForm = {
  kind: 'notice',
  path: 'notice',
  files: { field: 'files', files: FORM.files, bytes: FORM.fileBytes },
  body: noticeBody,
  errors: noticeErrors,
  order: fieldOrder,
  mayAdd: (typed) => worksOf(typed) < FORM.works,
  Page: NoticePage,
};
