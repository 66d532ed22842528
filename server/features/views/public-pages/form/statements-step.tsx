import type { Language } from '#core/contract/intake/notice-form.ts';
import { type PolicyText, policyText } from '#core/copy/pages/policy/policy-text.ts';
import { Box } from './fields.tsx';
import { useForm } from './form-view.ts';
import { Step } from './step.tsx';

interface Props<Name extends string> {
  readonly number: number;
  readonly lang: Language;
  readonly intro: string;
  readonly names: readonly Name[];
  readonly statementIn: (text: PolicyText, name: Name) => string;
}

/** The boxes to tick. What is signed is the English text; other languages are shown below it. */
export function StatementsStep<Name extends string>({ number, lang, intro, names, statementIn }: Props<Name>) {
  const { statements } = useForm().copy.form;
  const [english, own] = [policyText('en'), policyText(lang)];
  const isForeign = lang !== 'en';
  return (
    <Step number={number} legend={statements.legend}>
      <p>{intro}</p>
      {isForeign && (
        <p className="note">
          <span lang="en">{english.englishIsSigned}</span>
          <span>{own.englishIsSigned}</span>
        </p>
      )}
      {names.map((name) => (
        <Box key={name} name={name}>
          <span lang="en">{statementIn(english, name)}</span>
          {isForeign && <span className="translation">{statementIn(own, name)}</span>}
        </Box>
      ))}
    </Step>
  );
}
