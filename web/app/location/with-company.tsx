import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { CompanyOrder } from '#web/product/orders/company-order.tsx';
import { Missing } from '../public/missing.tsx';
import { WithId } from './with-id.tsx';
import { WithMe } from './with-me.tsx';

/** Company id from the URL, and the logged-in user. */
export const WithCompany = ({ children }: { children: (companyId: number, me: Profile) => ReactNode }) => (
  <WithId name="company_id">{(id) => <WithMe>{(me) => children(id, me)}</WithMe>}</WithId>
);

interface Props {
  readonly typeId: number;
  readonly children: (order: Order, me: Profile) => ReactNode;
}

/** Order id from the URL, below its company's. */
export const WithCompanyOrder = ({ typeId, children }: Props) => (
  <WithCompany>
    {(companyId, me) => (
      <WithId name="order_id">
        {(orderId) => (
          <CompanyOrder key={orderId} companyId={companyId} orderId={orderId} typeId={typeId} missing={<Missing />}>
            {(order) => children(order, me)}
          </CompanyOrder>
        )}
      </WithId>
    )}
  </WithCompany>
);
