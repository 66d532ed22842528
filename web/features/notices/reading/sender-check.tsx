import type { Authenticity } from '#core/contract/intake/authenticity.ts';
import { authenticityDetailsCopy as copy } from '#core/copy/intake/authenticity-screens.ts';
import { SectionHeading } from '../notice/section.tsx';

const termsOf = ({ domain, spf, dkim, dmarc, arc, pgp }: Authenticity): readonly (readonly [string, string[]])[] => [
  [copy.domain, [domain ?? copy.none]],
  [copy.spf, [copy.result(spf.result, spf.domain)]],
  [
    copy.dkim,
    dkim.length === 0
      ? [copy.none]
      : dkim.map((one) => copy.signature(one.domain, one.selector, one.result, one.aligned)),
  ],
  [copy.dmarc, [copy.policy(dmarc.result, dmarc.policy)]],
  [copy.arc, [arc.result]],
  [copy.pgp, pgp ? [copy.pgpResult[pgp.result], ...(pgp.fingerprint ? [pgp.fingerprint] : [])] : [copy.none]],
];

/** The single results behind the line under the sender. */
export const SenderCheck = ({ authenticity }: { authenticity: Authenticity }) => (
  <section>
    <SectionHeading below={1} className="text-13 font-semibold text-ink">
      {copy.title}
    </SectionHeading>
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-lg border border-line px-3 py-2 text-12 [overflow-wrap:anywhere]">
      {termsOf(authenticity).map(([term, lines]) => (
        <div key={term} className="contents">
          <dt className="text-ink-3">{term}</dt>
          <dd className="text-ink">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
