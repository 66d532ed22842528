import type { OrderDomain } from '#core/contract/trade/orders.ts';
import { orderDomainsCopy as copy } from '#core/copy/registry/add-company.ts';
import { noticeAddressCopy } from '#core/copy/registry/notice-address.ts';
import { DomainName } from '#web/product/domains/domain-name.tsx';
import { Pager } from '#web/ui/list/pager.tsx';

interface Props {
  readonly domains: readonly OrderDomain[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Address for notices about domains without their own, if known. */
  readonly noticesTo: string | undefined;
}

const PER_PAGE = 100;
const NAMES = copy.names;
const CELL = 'border-b border-line px-4 py-2 align-top';

/** The order's domains with their notice emails. */
export function OrderDomains({ domains, page, onPage, noticesTo }: Props) {
  if (domains.length === 0) {
    return <p className="text-13 text-ink-3">{copy.noDomains}</p>;
  }
  const first = (page - 1) * PER_PAGE;
  return (
    <div className="rounded-lg border border-line">
      <section
        key={page}
        aria-label={copy.domainsOfTheOrder}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-lg"
      >
        <table className="w-full border-separate border-spacing-0 text-left text-13">
          <thead>
            <tr className="text-12 text-ink-3">
              <th className={`sticky top-0 bg-sunken font-medium ${CELL}`}>{copy.domainName}</th>
              <th className={`sticky top-0 bg-sunken font-medium ${CELL}`}>{copy.noticesGoTo}</th>
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>td]:border-b-0">
            {domains.slice(first, first + PER_PAGE).map((domain) => (
              <tr key={domain.id}>
                <td className={`text-ink [overflow-wrap:anywhere] ${CELL}`}>
                  <DomainName domain={domain} />
                </td>
                <td className={`text-ink-3 [overflow-wrap:anywhere] ${CELL}`}>
                  {domain.email ?? noticesTo ?? noticeAddressCopy.ofCompany}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {domains.length > PER_PAGE && (
        <div className="px-4 py-2">
          <Pager page={page} perPage={PER_PAGE} count={domains.length} onPage={onPage} names={NAMES} />
        </div>
      )}
    </div>
  );
}
