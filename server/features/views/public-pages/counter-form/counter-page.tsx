import { COUNTER_STATEMENTS } from '#core/contract/intake/counter-form.ts';
import { type CounterCopy, counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import { policyText } from '#core/copy/pages/policy/policy-text.ts';
import { countryNamesIn } from '../../../../lookups/countries.ts';
import { labelOfField } from '../form/error-summary.tsx';
import { type DrawnForm, FormPage } from '../form/form-page.tsx';
import type { PageForm } from '../form/page-form.ts';
import { StatementsStep } from '../form/statements-step.tsx';
import { bodyOf, errorsByField, PLACE } from '../form/typed-form.ts';
import { DisabledStep, SubscriberStep } from './counter-steps.tsx';

const YOU = ['name', 'email', 'email_repeat', ...PLACE] as const;
const ORDER = [...YOU, 'reference', 'urls', 'explanation', ...COUNTER_STATEMENTS, 'signature'] as const;

const labelOf = (name: string, copy: PageCopy, { material }: CounterCopy): string =>
  name === 'reference' || name === 'urls' || name === 'explanation'
    ? material[name].label
    : labelOfField(name, copy, COUNTER_STATEMENTS);

function CounterPage(props: DrawnForm) {
  const { lang, copy } = props.frame;
  const { name: company } = props.company;
  const words = counterCopy[lang];
  const { you, statements } = copy.form;
  return (
    <FormPage
      {...props}
      words={{ ...words, intro: words.intro(company) }}
      legends={[you, words.material, statements].map(({ legend }) => legend)}
      order={ORDER}
      labelOf={(name) => labelOf(name, copy, words)}
    >
      <SubscriberStep words={words} countries={countryNamesIn(lang)} />
      <DisabledStep words={words} domain={props.domain} />
      <StatementsStep
        number={3}
        lang={lang}
        intro={policyText(lang).misrepresentation.text}
        names={COUNTER_STATEMENTS}
        statementIn={(text, name) => text.counterStatements[name](company)}
      />
    </FormPage>
  );
}

/** The counter-notice form, for the person whose material was disabled. */
export const COUNTER_FORM: PageForm = {
  kind: 'counter_notice',
  path: 'counter-notice',
  files: { field: '', files: 0, bytes: 0 },
  body: (typed) => bodyOf(typed, [...YOU, 'reference', 'explanation'], COUNTER_STATEMENTS),
  errors: errorsByField,
  order: () => ORDER,
  mayAdd: () => false,
  Page: CounterPage,
};
