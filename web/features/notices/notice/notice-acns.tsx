import type { Acns } from '#core/contract/intake/acns.ts';
import { noticeAcnsCopy as copy } from '#core/copy/intake/notices.ts';
import { formatSize } from '#web/lib/format.ts';
import { Section } from './section.tsx';

const sizeOf = (bytes: string): string => (/^\d{1,12}$/.test(bytes) ? formatSize(Number(bytes)) : bytes);

function factsOf({ case_id, status, retraction, complainant, source }: Acns): readonly (readonly [string, string])[] {
  const facts: readonly (readonly [string, string])[] = [
    [copy.case, case_id],
    [copy.status, retraction ? copy.closedRetracted(status) : status],
    [copy.complainant, complainant.entity],
    [copy.contact, [complainant.contact, complainant.email, complainant.phone].filter(Boolean).join(', ')],
    [copy.address, complainant.address],
    [copy.seenAt, source.timestamp],
    [copy.from, [source.ip_address, source.port].filter(Boolean).join(':')],
    [copy.by, source.type],
    [copy.baseUrl, source.url_base],
    [copy.userName, source.user_name],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The machine-readable ACNS block, formatted for people. */
export const NoticeAcns = ({ acns }: { acns: Acns }) => (
  <Section title={copy.acnsBlock}>
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-lg border border-line p-4 text-13">
      {factsOf(acns).map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-3">{term}</dt>
          <dd className="text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
    {acns.items.length > 0 && <Items items={acns.items} />}
  </Section>
);

const HEADS = [copy.title, copy.file, copy.size, copy.seenAt, copy.hash];

const Items = ({ items }: { items: Acns['items'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
  <section aria-label={copy.content} tabIndex={0} className="mt-3 overflow-x-auto rounded-lg border border-line">
    <table aria-label={copy.content} className="w-full text-left text-12">
      <thead className="bg-sunken text-ink-2">
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <tr key={at} className="align-top text-ink">
            <td className="min-w-32 px-3 py-2">{item.title}</td>
            <td className="min-w-40 px-3 py-2 [overflow-wrap:anywhere]">
              {item.file_name}
              {item.url && <span className="block font-mono text-11 text-ink-3">{item.url}</span>}
            </td>
            <td className="px-3 py-2 whitespace-nowrap">{sizeOf(item.file_size)}</td>
            <td className="px-3 py-2 whitespace-nowrap">{item.timestamp}</td>
            <td className="min-w-32 px-3 py-2 font-mono text-11 text-ink-3 [overflow-wrap:anywhere]">{item.hash}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
