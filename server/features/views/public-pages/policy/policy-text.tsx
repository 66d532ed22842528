import type { Language } from '#core/contract/intake/notice-form.ts';
import type { Agent } from '#core/contract/registry/agent.ts';
import { counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import { pageCopy } from '#core/copy/pages/page-copy.ts';
import { policyText, type RepeatLimit } from '#core/copy/pages/policy/policy-text.ts';
import { Lines, Paragraphs } from '../draw/lines.tsx';

/** What the public pages say about a company. */
export interface ShownCompany {
  readonly slug: string;
  /** The legal name. */
  readonly name: string;
  /** The heading; empty: the legal name. */
  readonly service_name: string;
  readonly intro: string;
  readonly repeat_policy: string;
  /** Only while the company is Registered and unexpired. */
  readonly registration_id: string | null;
  /** The public transparency report is on. */
  readonly has_report: boolean;
}

interface Props {
  readonly lang: Language;
  readonly company: ShownCompany;
  readonly agent: Agent;
  readonly heading: 'h2' | 'h3';
}

export function Intro({ lang, company }: Pick<Props, 'lang' | 'company'>) {
  return <Paragraphs text={company.intro || pageCopy[lang].policy.intro(company.name)} />;
}

/** 17 U.S.C. § 512(c)(2): name, address, phone and email of the agent. Claims a designation only while there is one. */
export function AgentBlock({ lang, company, agent, heading: Heading, formUrl }: Props & { formUrl: string }) {
  const copy = pageCopy[lang].policy;
  return (
    <>
      <Heading>{company.registration_id === null ? copy.agent : copy.designated(company.registration_id)}</Heading>
      <p>{copy.sendTo}</p>
      <address>
        {agent.name}
        <br />
        {agent.organization}
        <br />
        <Lines text={agent.address} />
        <br />
        {copy.phone} {agent.phone}
        <br />
        {copy.email} <a href={`mailto:${agent.email}`}>{agent.email}</a>
        <br />
        {copy.online} <a href={formUrl}>{copy.sendNotice}</a>
      </address>
    </>
  );
}

/** The policy after the agent block. Without classes, because customers paste it into their own sites. */
export function PolicySections({
  lang,
  company,
  agent,
  heading: Heading,
  repeatLimit,
  counterUrl,
}: Props & { repeatLimit: RepeatLimit; counterUrl: string }) {
  const text = policyText(lang);
  const { name } = company;
  return (
    <>
      <Heading>{text.notice.heading}</Heading>
      <p>{text.notice.text(name)}</p>
      <ol>
        {text.notice.elements.map((element) => (
          <li key={element}>{element}</li>
        ))}
      </ol>
      <Heading>{text.misrepresentation.heading}</Heading>
      <p>{text.misrepresentation.text}</p>
      <Heading>{text.answer.heading}</Heading>
      <p>{text.answer.text(name)}</p>
      <ol>
        {text.answer.elements(name).map((element) => (
          <li key={element}>{element}</li>
        ))}
      </ol>
      <p>{text.answer.after(name)}</p>
      <p>
        <a href={counterUrl}>{counterCopy[lang].link}</a>
      </p>
      <Heading>{text.repeat.heading}</Heading>
      <p>{text.repeat.text(name, repeatLimit)}</p>
      <Paragraphs text={company.repeat_policy} />
      <Heading>{text.personalData.heading}</Heading>
      {text.personalData.text(name, agent).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
