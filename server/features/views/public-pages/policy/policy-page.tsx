import { POLICY_VERSION, type RepeatLimit } from '#core/copy/pages/policy/policy-text.ts';
import { transparencyPageCopy } from '#core/copy/pages/transparency/transparency-page.ts';
import { Document, type Frame } from '../draw/document.tsx';
import { AgentBlock, Intro, PolicySections, type ShownCompany } from './policy-text.tsx';

export const shownHeading = ({ service_name, name }: ShownCompany): string => service_name || name;

interface Props {
  readonly frame: Frame;
  readonly company: ShownCompany;
  readonly repeatLimit: RepeatLimit;
}

/** `/p/{slug}`: the copyright policy of a company. */
export function PolicyPage({ frame, company, repeatLimit }: Props) {
  const { lang, copy, agent } = frame;
  const formUrl = `/p/${company.slug}/notice${frame.query}`;
  const counterUrl = `/p/${company.slug}/counter-notice${frame.query}`;
  const text = { lang, company, agent, heading: 'h2' } as const;
  const heading = shownHeading(company);
  return (
    <Document frame={frame} title={`${copy.policy.title} · ${heading}`} version={POLICY_VERSION} className="policy">
      <div className="hero">
        <img src={frame.assets.chart} alt="" width="740" height="460" />
        <div>
          <p className="kicker">{copy.policy.title}</p>
          <h1>{heading}</h1>
          <a className="button" href={formUrl}>
            {copy.policy.sendNotice}
          </a>
        </div>
      </div>
      <article className="sheet columns prose">
        <div className="intro">
          <Intro {...text} />
        </div>
        <section className="card">
          <AgentBlock {...text} formUrl={formUrl} />
        </section>
        <div>
          <PolicySections {...text} repeatLimit={repeatLimit} counterUrl={counterUrl} />
          {company.has_report && (
            <p>
              <a href={`/p/${company.slug}/transparency${frame.query}`}>{transparencyPageCopy[lang].link}</a>
            </p>
          )}
        </div>
      </article>
    </Document>
  );
}
