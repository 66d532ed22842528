import type { Db } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    stripe_customers: { company_id: number; customer: string };
    stripe_intents: { charge_id: string; intent: string };
  }
}

export async function findCustomer(db: Db, company_id: number): Promise<string | undefined> {
  const query = db.selectFrom('stripe_customers').select('customer').where('company_id', '=', company_id);
  return (await query.executeTakeFirst())?.customer;
}

/** Of two concurrent inserts the first wins. */
export async function storeCustomer(db: Db, company_id: number, customer: string): Promise<void> {
  await db
    .insertInto('stripe_customers')
    .values({ company_id, customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findIntent(db: Db, charge_id: string): Promise<string | undefined> {
  const query = db.selectFrom('stripe_intents').select('intent').where('charge_id', '=', charge_id);
  return (await query.executeTakeFirst())?.intent;
}

export async function storeIntent(db: Db, charge_id: string, intent: string): Promise<void> {
  await db
    .insertInto('stripe_intents')
    .values({ charge_id, intent })
    .onConflict((conflict) => conflict.column('charge_id').doUpdateSet({ intent }))
    .execute();
}
