import type { Language } from '#core/contract/intake/notice-form.ts';
import type { Agent } from '#core/contract/registry/agent.ts';
import { pageCopy } from '#core/copy/pages/page-copy.ts';
import type { RepeatLimit } from '#core/copy/pages/policy/policy-text.ts';
import { AgentBlock, Intro, PolicySections, type ShownCompany } from './policy-text.tsx';

interface Props {
  readonly lang: Language;
  readonly company: ShownCompany;
  readonly repeatLimit: RepeatLimit;
  readonly agent: Agent;
  readonly publicUrl: string;
}

/** `/p/{slug}/policy-block.html`: the policy to paste into any site. No style, classes or script, and whole links. */
export function PolicyBlock({ lang, company, repeatLimit, agent, publicUrl }: Props) {
  const text = { lang, company, agent, heading: 'h3' } as const;
  return (
    <section lang={lang}>
      <h2>{pageCopy[lang].policy.title}</h2>
      <Intro {...text} />
      <AgentBlock {...text} formUrl={`${publicUrl}/p/${company.slug}/notice`} />
      <PolicySections
        {...text}
        repeatLimit={repeatLimit}
        counterUrl={`${publicUrl}/p/${company.slug}/counter-notice`}
      />
    </section>
  );
}
