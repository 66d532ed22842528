import { Download } from 'lucide-react';
import { downloadDomains, type Order, type OrderDomain } from '#core/contract/trade/orders.ts';
import { alternativeNamesCopy as copy } from '#core/copy/trade/orders.ts';
import { domainsFileName } from '#core/rules/trade/order-number.ts';
import { useDownload } from '#web/lib/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Domains as alternative names: one per line for the Copyright Office's form, or as a spreadsheet. */
export function AlternativeNames({ order }: { order: Order }) {
  return (
    <section aria-label={copy.alternativeNames} className="border-t border-line px-5 py-4">
      <h3 className="mb-1 text-13 font-semibold text-ink">{copy.alternativeNames}</h3>
      {(order.added.length > 0 || order.removed.length === 0) && (
        <Names order={order} title={copy.added} domains={order.added} isRemoved={false} />
      )}
      {order.removed.length > 0 && <Names order={order} title={copy.removed} domains={order.removed} isRemoved />}
    </section>
  );
}

interface Props {
  order: Order;
  title: 'Added' | 'Removed';
  domains: readonly OrderDomain[];
  isRemoved: boolean;
}

function Names({ order, title, domains, isRemoved }: Props) {
  const { download, pending } = useDownload();
  const lower = title.toLowerCase();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 py-1">
      <p className="min-w-0 grow basis-full text-14 text-ink sm:basis-0">
        {title}: {copy.domainCount(domains.length)}
      </p>
      {domains.length > 0 && (
        <>
          <CopyButton label={copy.copyDomains(lower)} text={domains.map((d) => d.name).join('\n')}>
            {copy.onePerLine}
          </CopyButton>
          <Button
            size="sm"
            pending={pending}
            icon={<Download aria-hidden size={16} />}
            aria-label={copy.downloadDomains(lower)}
            onClick={() =>
              void download(
                downloadDomains,
                { params: { id: String(order.id) }, body: { is_removed: isRemoved } },
                domainsFileName(order.id),
              )
            }
          >
            {copy.xlsx}
          </Button>
        </>
      )}
    </div>
  );
}
