import { Download } from 'lucide-react';
import { type Order, updateOrder } from '#core/contract/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { plural } from '#web/lib/format.ts';
import { costsNothing, isPayable, priceText } from '#web/lib/order-price.ts';
import { ORDER_READS } from '#web/lib/order-reads.ts';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import { useInvoiceDownload } from './use-invoice-download.ts';

interface Props {
  order: Order;
  mayPay: boolean;
  mayEdit: boolean;
}

/** What it costs, for whom, and the one thing to do about it: pay, or keep the invoice. */
export function OrderSummary({ order, mayPay, mayEdit }: Props) {
  const { company } = order;
  const rows = [
    {
      term: 'Company',
      value: (
        <TextLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
          {company.name}
        </TextLink>
      ),
    },
    { term: 'Address', value: [company.address, company.city, company.state, company.zip, company.country].join(', ') },
    { term: 'Domains', value: plural(order.domains.length, 'domain') },
    { term: 'Price', value: priceText(order) },
    ...(order.invoice ? [{ term: 'Invoice', value: order.invoice.number }] : []),
  ];
  return (
    <Card title="Summary">
      <dl className="flex flex-col gap-3">
        {rows.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-6">
            <dt className="text-13 text-ink-3">{term}</dt>
            <dd className="text-right text-14 text-ink [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2 empty:hidden print:hidden">
        {mayPay && isPayable(order) && (
          <ButtonLink to="/payment" search={{ order: String(order.id) }} variant="primary">
            Pay
          </ButtonLink>
        )}
        {mayEdit && order.status.id === ORDER_STATUS.draft && costsNothing(order) && <SubmitButton order={order} />}
        {mayPay && order.invoice && <InvoiceButton order={order} number={order.invoice.number} />}
      </div>
    </Card>
  );
}

/** Nothing to pay: the order goes straight to Processing. */
function SubmitButton({ order }: { order: Order }) {
  const submit = useAct(updateOrder, { refresh: ORDER_READS, toast: messages.orderUpdated });
  const body = { status: ORDER_STATUS.waiting_for_payment };
  return (
    <Button
      variant="primary"
      pending={submit.pending}
      onClick={() => void submit({ params: { id: String(order.id) }, body })}
    >
      Submit order
    </Button>
  );
}

function InvoiceButton({ order, number }: { order: Order; number: string }) {
  const { download, pending } = useInvoiceDownload(order.company.id, number);
  return (
    <Button icon={<Download aria-hidden size={16} />} pending={pending} onClick={download}>
      Invoice {number}
    </Button>
  );
}
