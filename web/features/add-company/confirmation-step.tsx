import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#core/contract/trade/orders.ts';
import { confirmationStepCopy as copy } from '#core/copy/registry/add-company.ts';
import { priceText } from '#web/product/orders/order-price.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { WizardBody, WizardFoot } from '#web/ui/dialog/wizard-dialog.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { OrderDomains } from './order-domains.tsx';

interface Props {
  readonly order: Order;
  /** The owner's address, where notices go by default. */
  readonly noticesTo: string | undefined;
  readonly onContinue: () => void;
}

/** spec §2: order summary and the link to the payment. */
export function ConfirmationStep({ order, noticesTo, onContinue }: Props) {
  const [page, setPage] = useState(1);
  const { company } = order;
  return (
    <div className="flex min-h-0 grow flex-col">
      <WizardBody>
        <div className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-info-bg text-info">
            <ReceiptText aria-hidden size={22} />
          </span>
          <div>
            <h3 tabIndex={-1} data-step-focus className="font-serif text-26 font-medium text-ink outline-none">
              {copy.thankYou}
            </h3>
            <p className="text-14 text-ink-2">{copy.received}</p>
          </div>
        </div>
        <div className="rounded-lg border border-line p-4">
          <DefinitionList
            items={[
              { term: copy.company, value: company.name },
              {
                term: copy.address,
                value: `${company.address}, ${company.city}, ${company.state} ${company.zip}, ${company.country}`,
              },
              { term: copy.orderNumber, value: order.number },
              { term: copy.domains, value: copy.domainCount(order.domains_count) },
              { term: copy.status, value: <StatusBadge status={order.status} /> },
              { term: copy.price, value: priceText(order) },
            ]}
          />
        </div>
        <OrderDomains domains={order.domains} page={page} onPage={setPage} noticesTo={noticesTo} />
      </WizardBody>
      <WizardFoot note={copy.payLater}>
        <Button variant="primary" onClick={onContinue}>
          {copy.continueToPayment}
        </Button>
      </WizardFoot>
    </div>
  );
}
