import { PASSWORD } from '#tests/processes/server-process.ts';
import { ADDRESS } from '#tests/world/orders.ts';
import { aCard, GOOD } from '#tests/world/payments.ts';
import type { Act, Planned } from './plan.ts';
import { AGENT, type Processes } from './processes.ts';

const WIRE = { payment_type: 6 };
const cardOf = (number: string) => ({ ...aCard(number), expiry_year: 2099 });

/** Performs planned actions as a superuser, with a new session each time because days have passed. */
export async function actsOn({ anyone }: Processes) {
  const { url } = anyone();
  // biome-ignore lint/suspicious/noExplicitAny: responses of many endpoints, checked where they are used
  const call = async (method: string, path: string, body?: object, access?: string): Promise<any> => {
    const authorization: Record<string, string> = access ? { authorization: `JWT ${access}` } : {};
    const headers = { ...authorization, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const { access } = await call('POST', '/api-auth/', { username: AGENT, password: PASSWORD });
  const ask = (method: string, path: string, body?: object) => call(method, path, body, access);
  const submit = (id: number) => ask('PUT', `/orders/${id}/`, { status: 9 });
  const complete = (id: number, ids = {}) => ask('POST', `/orders/${id}/complete/`, ids);

  async function register({ name, way }: Planned): Promise<number> {
    const { order } = await ask('POST', '/orders/create/', { ...ADDRESS, name });
    const method = way.card === null ? WIRE : { payment_type: 1, ...cardOf(way.card) };
    await ask('POST', '/orders/payment/', { order_id: order.id, period: way.period, ...method });
    if (way.card === null) await ask('PUT', `/orders/${order.id}/`, { status: 8 });
    const ids = { dmca_public_id: `P-${order.id}`, dmca_registration_id: `DMCA-${order.id}` };
    await complete(order.id, ids);
    return order.company.id;
  }

  const later: Record<Exclude<Act, 'register'>, (company_id: number) => Promise<unknown>> = {
    async renew(id) {
      const { order } = await ask('POST', `/companies/${id}/renewal/`, {});
      await submit(order.id);
      await complete(order.id);
    },
    async remove(id) {
      const { order } = await ask('DELETE', `/companies/${id}/removal/`, { reason: 'closed', confirm: 'delete' });
      await submit(order.id);
      await complete(order.id);
    },
    'replace card': (id) => ask('PUT', `/companies/${id}/payment-method/`, cardOf(GOOD)),
    async 'pay invoice'(id) {
      const { invoice } = await ask('GET', `/companies/${id}/subscription/`);
      await ask('PUT', `/invoices/${invoice.id}/`, { status: 'paid' });
    },
  };
  return { register, later };
}
