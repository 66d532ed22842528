import { Download } from 'lucide-react';
import type { Order } from '#core/contract/trade/orders.ts';
import { orderSummaryCopy as copy } from '#core/copy/trade/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { costsNothing, isPayable, priceText } from '#web/product/orders/order-price.ts';
import { SubmitOrder } from '#web/product/orders/submit-order.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useInvoiceDownload } from './use-invoice-download.ts';

interface Props {
  order: Order;
  mayPay: boolean;
  mayEdit: boolean;
  maySubmit: boolean;
}

/** Price, company and the order's main action: pay, submit, edit or download the invoice. */
export function OrderSummary({ order, mayPay, mayEdit, maySubmit }: Props) {
  const { company } = order;
  const edit = kindOf(order.type.id).screens?.edit;
  const rows = [
    {
      term: copy.company,
      value: (
        <TextLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
          {company.name}
        </TextLink>
      ),
    },
    {
      term: copy.address,
      value: [company.address, company.city, company.state, company.zip, company.country].join(', '),
    },
    { term: copy.domains, value: copy.domainCount(order.domains_count) },
    { term: copy.price, value: priceText(order) },
    ...(order.invoice ? [{ term: copy.invoice, value: order.invoice.number }] : []),
    ...(order.dmca_registration_id ? [{ term: copy.registrationId, value: order.dmca_registration_id }] : []),
    ...(order.dmca_public_id ? [{ term: copy.publicId, value: order.dmca_public_id }] : []),
  ];
  return (
    <Card title={copy.title}>
      <dl className="flex flex-col gap-3">
        {rows.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-6">
            <dt className="text-13 text-ink-3">{term}</dt>
            <dd className="text-right text-14 text-ink [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {order.payment?.instructions && (
        <section aria-label={copy.howToPay} className="mt-5 rounded-lg bg-sunken px-4 py-3 text-13 text-ink-2">
          <p className="font-medium text-ink">{copy.howToPay}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{order.payment.instructions}</p>
          {order.invoice && order.payment.instructions !== messages.paymentDetailsFollow && (
            <p className="mt-1">{copy.reference(order.invoice.number)}</p>
          )}
        </section>
      )}
      <div className="mt-5 flex flex-wrap gap-2 empty:hidden print:hidden">
        {mayPay && isPayable(order) && (
          <ButtonLink to="/payment" search={{ order: String(order.id) }} variant="primary">
            {copy.pay}
          </ButtonLink>
        )}
        {maySubmit && order.status.id === ORDER_STATUS.draft && costsNothing(order) && <SubmitOrder order={order} />}
        {mayEdit && edit && isEditable(order.status.id) && (
          <ButtonLink to={edit} params={{ company_id: String(company.id), order_id: String(order.id) }}>
            {copy.edit}
          </ButtonLink>
        )}
        {mayPay && order.invoice && <InvoiceButton order={order} number={order.invoice.number} />}
      </div>
    </Card>
  );
}

function InvoiceButton({ order, number }: { order: Order; number: string }) {
  const { download, pending } = useInvoiceDownload(order.company.id, number);
  return (
    <Button icon={<Download aria-hidden size={16} />} pending={pending} onClick={download}>
      {copy.downloadInvoice}
    </Button>
  );
}
