import type { LightMyRequestResponse } from 'fastify';
import type { Input } from '#core/contract/endpoint.ts';
import type { payOrder } from '#core/contract/trade/payments.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export const GOOD = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';

type Body = Input<typeof payOrder>['body'];

/** A valid card that expires in three years. */
export const aCard = (number = GOOD) => ({
  number,
  name: 'Ada Marlow',
  expiry_month: 12,
  expiry_year: new Date().getUTCFullYear() + 3,
  cvv: '123',
});

export const byCard = (order_id: number, change: Partial<Body> = {}): Body => ({
  order_id,
  period: 'year',
  payment_type: 1,
  ...aCard(),
  ...change,
});

/** Pays an order with an optional idempotency key. */
export const pay = (person: Person, body: object, key?: string): Promise<LightMyRequestResponse> =>
  person.request({
    method: 'POST',
    url: '/api/orders/payment/',
    payload: body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Payments of an order, with the charges of the gateway and the invoices. */
export async function booksOf({ deps: { db } }: Pick<World, 'deps'>, order_id: number) {
  const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', order_id).execute();
  const ids = payments.map(({ id }) => id);
  const charges =
    ids.length === 0 ? [] : await db.selectFrom('sandbox_charges').selectAll().where('id', 'in', ids).execute();
  const invoices = await db.selectFrom('invoices').selectAll().where('order_id', '=', order_id).execute();
  return { payments, charged: charges.filter(({ declined_for }) => declined_for === null), invoices };
}
