import { ORDER_TYPE } from '#core/lookups.ts';
import type { Change } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { changeCompanyFields } from '../../../registry/companies/change/change-company-fields.ts';
import { endDesignation, fileDesignation } from '../../../registry/designation/file-designation.ts';
import { applyDomains, removeAllDomains } from '../../../registry/domains/adding/order-domains.ts';
import { openPage } from '../../../registry/public-pages/open-page.ts';
import { endSubscription } from '../../subscriptions/end-subscription.ts';
import { setOrderValues } from '../orders.queries.ts';
import type { OrderType } from '../place/make-order.ts';
import type { LockedOrder } from './lock-order.ts';

export interface Filing {
  dmca_public_id: string;
  dmca_registration_id: string;
  completed_date: string;
}

interface Applied {
  /** Action name for the company's history. */
  action: string;
  changes: Change[];
}

/** decisions §5: the effect of each kind of order on its company at completion. */
const APPLY: Readonly<Record<OrderType, (tx: Tx, order: LockedOrder, filing: Filing) => Promise<Applied>>> = {
  [ORDER_TYPE.registration]: async (tx, { id, company_id }, filing) => {
    await applyDomains(tx, id);
    const changes = await fileDesignation(tx, company_id, filing);
    await openPage(tx, company_id);
    return { action: 'registered', changes };
  },
  [ORDER_TYPE.renewal]: async (tx, { company_id }, filing) => ({
    action: 'renewed',
    changes: await fileDesignation(tx, company_id, filing),
  }),
  [ORDER_TYPE.amendment]: async (tx, { id, company_id, wanted }, filing) => {
    const fields = await changeCompanyFields(tx, company_id, wanted);
    // Frozen here, so that the order shows its own changes even if the company changes later.
    await setOrderValues(tx.db, id, { changes: fields });
    await applyDomains(tx, id);
    return { action: 'amended', changes: [...fields, ...(await fileDesignation(tx, company_id, filing))] };
  },
  [ORDER_TYPE.removal]: async (tx, { id, company_id }) => {
    await removeAllDomains(tx, id, company_id);
    const changes = await endDesignation(tx, company_id);
    await endSubscription(tx, company_id);
    return { action: 'removed', changes };
  },
};

export const applyOrder = (tx: Tx, order: LockedOrder, filing: Filing): Promise<Applied> =>
  APPLY[order.type_id as OrderType](tx, order, filing);
