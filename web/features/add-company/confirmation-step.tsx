import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '#core/contract/orders.ts';
import { plural } from '#web/lib/format.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { WizardBody, WizardFoot } from '#web/ui/wizard-dialog.tsx';
import { OrderDomains } from './order-domains.tsx';

/** spec §2: what was ordered, and the way to the payment. */
export function ConfirmationStep({ order, onContinue }: { order: Order; onContinue: () => void }) {
  const [page, setPage] = useState(1);
  const { company } = order;
  return (
    <div className="flex grow flex-col">
      <WizardBody>
        <div className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-ok-bg text-ok">
            <CircleCheck aria-hidden size={22} />
          </span>
          <div>
            <h3 tabIndex={-1} data-step-focus className="font-serif text-26 font-medium text-ink outline-none">
              Thank you
            </h3>
            <p className="text-14 text-ink-2">Your order was received. It is usually processed within 24 hours.</p>
          </div>
        </div>
        <div className="rounded-lg border border-line p-4">
          <DefinitionList
            items={[
              { term: 'Company', value: company.name },
              {
                term: 'Address',
                value: `${company.address}, ${company.city}, ${company.state} ${company.zip}, ${company.country}`,
              },
              { term: 'Order number', value: order.number },
              { term: 'Domains', value: plural(order.domains.length, 'domain') },
              { term: 'Status', value: <StatusBadge status={order.status} /> },
            ]}
          />
        </div>
        <OrderDomains domains={order.domains} page={page} onPage={setPage} />
      </WizardBody>
      <WizardFoot note="You can also pay later">
        <Button variant="primary" onClick={onContinue}>
          Continue to Payment
        </Button>
      </WizardFoot>
    </div>
  );
}
