import type { CompanyFields } from '#core/contract/registry/company-fields.ts';
import type { OrderComplete, OrderUpdate } from '#core/contract/trade/orders.ts';
import type { PaymentBody } from '#core/contract/trade/payments.ts';
import { AppError } from '#core/errors.ts';
import { COMPANY_STATUS, ORDER_STATUS, PAYMENT_TYPE, type Role } from '#core/lookups.ts';
import { createNote } from '../../records/notes/create-note.ts';
import { changeCompany } from '../../registry/companies/change/change-company.ts';
import { createEvent } from '../../registry/companies/events/create-event.ts';
import { changeBilling } from '../../trade/billing/change-billing.ts';
import { addLink } from '../../trade/orders/attachments/add-link.ts';
import { addOrderFiles } from '../../trade/orders/attachments/add-order-files.ts';
import { completeOrder } from '../../trade/orders/life/complete-order.ts';
import { createCompany } from '../../trade/orders/place/create-company.ts';
import { placeAmendment, placeRemoval, placeRenewal } from '../../trade/orders/place/place-order.ts';
import { askCustomer } from '../../trade/orders/questions/ask-customer.ts';
import { payOrder } from '../../trade/payments/order/pay-order.ts';
import { updateOrder } from '../../trade/payments/order/update-order.ts';
import { cancelSubscription } from '../../trade/subscriptions/cancel-subscription.ts';
import type { DemoRun, DemoUser } from './demo-run.ts';
import { type DemoUsers, invite } from './users.ts';

/** State of a demo company while the script runs. */
export interface DemoCompany {
  name: string;
  id: number;
  order_id: number;
  owner: DemoUser;
  domains: readonly string[];
  fields: CompanyFields;
  /** Its designation number at the Copyright Office. */
  number: number;
}

export interface Context {
  run: DemoRun;
  users: DemoUsers;
  company: DemoCompany;
}
/** One user action, performed by the operation that the screen would call. */
export type Action = (context: Context) => Promise<unknown>;

const entries = (names: readonly string[], email: string | null = null) => names.map((name) => ({ name, email }));
const submitted: OrderUpdate = { status: ORDER_STATUS.waiting_for_payment };

/** Only creates the draft order. */
export const begin: Action = async ({ run, company }) => {
  const made = await createCompany(run.deps, company.owner, company.fields);
  company.id = made.company.id;
  company.order_id = made.order.id;
  company.owner.memberships.push({ company_id: company.id, role: 'owner' });
};

/** The add-company dialog up to payment. The last domain can have its own notice address. */
export const place =
  (ownAddress: string | null = null): Action =>
  async (context) => {
    await begin(context);
    const { run, company } = context;
    const added = [...entries(company.domains.slice(0, -1)), ...entries(company.domains.slice(-1), ownAddress)];
    await updateOrder(run.deps, company.owner, company.order_id, { added, ...submitted });
  };

export const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

const cardOf = ({ run, company }: Context, number: string) => {
  const expiry_year = run.timeline.now.getUTCFullYear() + 2;
  return { number, name: company.owner.name, expiry_month: 11, expiry_year, cvv: '123' };
};

const ORIGIN = { ip: '127.0.0.1', user_agent: '' };

const pays = (context: Context, body: Partial<PaymentBody> & Pick<PaymentBody, 'payment_type'>) => {
  const { run, company } = context;
  const order = { order_id: company.order_id, period: 'year', ...body } as PaymentBody;
  return payOrder(run.deps, company.owner, order, undefined, ORIGIN);
};

export const payByCard =
  (period: 'year' | 'month' = 'year', number = GOOD_CARD): Action =>
  (context) =>
    pays(context, { payment_type: PAYMENT_TYPE.card, period, ...cardOf(context, number) });

export const cardIsDeclined: Action = async (context) => {
  await payByCard(
    'year',
    DECLINED_CARD,
  )(context).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
};

/** Sends an invoice with payment instructions. */
export const payManually =
  (payment_type: number): Action =>
  (context) =>
    pays(context, { payment_type });

export const paymentArrives: Action = ({ run, users, company }) =>
  updateOrder(run.deps, users.agent, company.order_id, { status: ORDER_STATUS.processing });

const receiptOf = ({ name, number }: DemoCompany) => ({
  name: `receipt-DMCA-${number}.txt`,
  bytes: Buffer.from(
    `Received by the filing desk\n\nService provider: ${name}\nDesignation: DMCA-${number}\nFee: $6.00\n`,
  ),
});

/**
 * The agent files the order and adds the link, the receipt and both ids. `completed_date` dates an earlier filing by
 * the customer.
 */
export const complete =
  (notes = '', completed_date?: string): Action =>
  async ({ run: { deps }, users: { agent }, company }) => {
    const { order_id, number } = company;
    const title = `DMCA-${number} in the directory`;
    await addLink(deps, agent, { order_id, url: `https://directory.example.org/designations/${number}`, title });
    await addOrderFiles(deps, agent, order_id, { files: [receiptOf(company)], file_id: undefined });
    const ids = { dmca_public_id: `${number - 960_000}`, dmca_registration_id: `DMCA-${number}` };
    await completeOrder(deps, agent, order_id, { ...ids, notes, completed_date } satisfies OrderComplete);
  };

/** The agent asks the customer from the filing desk. */
export const ask =
  (text: string): Action =>
  async ({ run: { deps }, users: { agent }, company: { order_id } }) => {
    await askCustomer(deps, agent, order_id, text);
  };

const rememberOrder = (company: DemoCompany, { order }: { order: { id: number } }): void => {
  company.order_id = order.id;
};

export const amend =
  (added: readonly string[], changes: Partial<CompanyFields> = {}): Action =>
  async ({ run, company }) => {
    rememberOrder(
      company,
      await placeAmendment(run.deps, company.owner, company.id, { ...changes, added: entries(added) }),
    );
  };

export const renew: Action = async ({ run, company }) =>
  rememberOrder(company, await placeRenewal(run.deps, company.owner, company.id, {}));

export const remove =
  (reason: string): Action =>
  async ({ run, company }) =>
    rememberOrder(company, await placeRemoval(run.deps, company.owner, company.id, { reason, confirm: 'delete' }));

/** A covered order or a removal skips payment. */
export const submit: Action = ({ run, company }) => updateOrder(run.deps, company.owner, company.order_id, submitted);

export const suspend =
  (why: string): Action =>
  async ({ run: { deps }, users: { agent }, company: { id } }) => {
    await changeCompany(deps, agent, id, { status: COMPANY_STATUS.suspended });
    await createNote(deps, agent, { content_type: 'company', object_id: id, text: why, is_internal: true });
  };

/** The customer puts our contact details on the company's site. */
export const putOnSite: Action = ({ run, company }) =>
  changeCompany(run.deps, company.owner, company.id, { site_step: 'done' });

export const cancel: Action = ({ run, company }) => cancelSubscription(run.deps, company.owner, company.id);

export const join =
  (who: keyof DemoUsers | `${string}@${string}`, role: Role): Action =>
  ({ run, users, company }) =>
    invite(run, company.owner, who in users ? users[who as keyof DemoUsers] : who, company.id, role);

export const billTo =
  (email: string): Action =>
  ({ run, company }) => {
    const { name, address, city, state, zip, country } = company.fields;
    const fields = { name, email, line1: address, address: '', city, state, zip, country };
    return changeBilling(run.deps, company.owner, company.id, fields);
  };

export const note =
  (model: 'company' | 'order', text: string, is_internal = false): Action =>
  ({ run, users, company }) => {
    const object_id = model === 'company' ? company.id : company.order_id;
    return createNote(run.deps, users.agent, { content_type: model, object_id, text, is_internal });
  };

/** A manual record of an event outside the product. */
export const event =
  (event_type: number, text: string): Action =>
  ({ run, users, company }) => {
    const { name, address, city, state, zip, country } = company.fields;
    const where = { company_name: name, line1: address, city, state, zip, country };
    const who = { email: company.owner.email, name: company.owner.name };
    const ids = { dmca_public_id: '', dmca_registration_id: '' };
    return createEvent(run.deps, users.agent, company.id, { event_type, ...who, ...where, ...ids, text });
  };
