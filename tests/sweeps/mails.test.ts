import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { signUp } from '#core/contract/records/auth.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { type Cast, withNewThings } from '../access/access-cast.ts';
import { ACCESS } from '../access/access-table.ts';
import { ALL_ELEMENTS, removed, typed, typedBody } from '../world/counter-notices.ts';
import { putPasskey } from '../world/factors.ts';
import { counterBody, formBody, pageOf } from '../world/forms.ts';
import { mailedBy } from '../world/mailed-by.ts';
import { putNotice } from '../world/notices.ts';
import { ADDRESS, placeOrder } from '../world/orders.ts';
import type { Person } from '../world/person.ts';
import { PASSWORD, someEmail, test, type World } from '../world/world.ts';

type Call = Pick<InjectOptions, 'payload' | 'headers' | 'query'> & { params?: Record<string, string | number> };

const endpointOf = (name: string): Endpoint => allEndpoints.find((one) => one.name === name)!;

function request(who: Person, endpoint: Endpoint, { params = {}, ...options }: Call) {
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  return who.request({ method: endpoint.method, url: `/api${url}`, ...options });
}

/** Further bodies that cause mail, besides those of the access table, whose sweep looks at the mails too. */
const MORE: Readonly<Record<string, (cast: Cast) => Call[]>> = {
  updateOrder: ({ things: { order_id } }) => [{ params: { id: order_id }, payload: { status: 9, plan_id: 2 } }],
  payOrder: ({ things: { order_id } }) => [
    { payload: { order_id, period: 'month', payment_type: 6 } },
    {
      payload: {
        order_id,
        period: 'year',
        payment_type: 1,
        number: '4242424242424242',
        name: 'A',
        expiry_month: 12,
        expiry_year: 2099,
        cvv: '123',
      },
    },
  ],
  updateNotice: ({ things: { notice_id, company_id } }) => [
    { params: { id: notice_id }, payload: { company_id: null } },
    { params: { id: notice_id }, payload: { company_id, urls: ['https://example.com/b'] } },
  ],
};

describe('further bodies of endpoints that cause mail', () => {
  test.for(Object.keys(MORE))('%s declares its mail in the contract', async (name, { world }) => {
    const endpoint = endpointOf(name);
    const { call: usual, answers } = ACCESS[name]!;
    for (const caller of ['owner', 'superuser', 'oneself'] as const) {
      const cast = await withNewThings(world, caller);
      const calls = [usual(cast.target, cast.things), ...MORE[name]!(cast)];
      for (const call of calls) {
        let status = 0;
        const mailed = await mailedBy(world, async () => {
          status = (await request(cast.who, endpoint, call)).statusCode;
        });
        if (call === calls[0]) expect(status, `${caller}: the call is made`).toBe(answers[caller]);
        if (endpoint.mails === undefined)
          expect(mailed, `${caller}: mail without \`mails\` in the contract`).toEqual([]);
        if (status >= 400) expect(mailed, `${caller}: mail of a call that was refused`).toEqual([]);
      }
    }
  });
});

/** A recipient, and calls that each send it one mail. */
interface Aimed {
  target: string;
  /** Limit per hour. */
  most: number;
  call(n: number): Promise<number>;
}

const made = (who: Person, name: string) => async (call: Call) =>
  (await request(who, endpointOf(name), call)).statusCode;

/** A registered company and its owner. */
async function company(world: World) {
  const owner = await world.user();
  return { owner, company_id: await world.company([[owner, 'owner']]) };
}

/** An order whose invoice goes to an outside address. */
async function billedOrder(world: World) {
  const owner = await world.user();
  const order = await placeOrder(owner);
  const target = someEmail();
  const { name: _, ...address } = ADDRESS;
  const payload = { ...address, line1: address.address, email: target };
  expect(await made(owner, 'changeBilling')({ params: { id: order.company.id }, payload })).toBe(200);
  const pay = (n: number) =>
    made(owner, 'payOrder')({ payload: { order_id: order.id, period: 'year', payment_type: n % 2 === 0 ? 2 : 6 } });
  return { owner, order, target, pay };
}

const AIMED: Readonly<Record<string, (world: World) => Promise<Aimed>>> = {
  signUp: async (world) => {
    const target = someEmail();
    const payload = { email: target, password: PASSWORD, confirm_password: PASSWORD };
    return { target, most: 5, call: () => made(world.visitor(), 'signUp')({ payload }) };
  },
  forgotPassword: async (world) => {
    const { email } = await world.user();
    return { target: email, most: 5, call: () => made(world.visitor(), 'forgotPassword')({ payload: { email } }) };
  },
  inviteRepresentative: async (world) => {
    const target = someEmail();
    const call = async () => {
      const { owner, company_id } = await company(world);
      return made(owner, 'inviteRepresentative')({ payload: { company_id, email: target, role: 'viewer' } });
    };
    return { target, most: 5, call };
  },
  resendInvitation: async (world) => {
    const target = someEmail();
    const { owner, company_id } = await company(world);
    const values = {
      company_id,
      email: target,
      role: 'viewer',
      status: 'invited',
      invited_date: world.clock.now(),
    } as const;
    const { id } = await world.deps.db
      .insertInto('representatives')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { target, most: 5, call: () => made(owner, 'resendInvitation')({ params: { id } }) };
  },
  sendNotice: async (world) => {
    const target = someEmail();
    const { owner, company_id } = await company(world);
    const id = await putNotice(world, { company_id });
    const payload = { email: target, subject: 'A notice' };
    return { target, most: 5, call: () => made(owner, 'sendNotice')({ params: { id }, payload }) };
  },
  sendReply: async (world) => {
    const target = someEmail();
    const { owner, company_id } = await company(world);
    const id = await putNotice(world, { company_id, text: `Write to ${target}.` });
    const payload = { to: target, subject: 'Re: A notice' };
    const call = (n: number) =>
      made(owner, 'sendReply')({ params: { id }, payload: { ...payload, text: `Reply ${n}` } });
    return { target, most: 5, call };
  },
  createCounterNotice: async (world) => {
    const target = someEmail();
    const from = await removed(world);
    const payload = () => typedBody(world, from, { sender: { name: 'Priya Nambiar', email: target } });
    return { target, most: 5, call: () => made(from.owner, 'createCounterNotice')({ payload: payload() }) };
  },
  updateCounterNotice: async (world) => {
    const target = someEmail();
    const from = await removed(world);
    const call = async () => {
      const sender = { name: 'Priya Nambiar', email: target };
      const { id } = await typed(world, from, { sender, elements: {} });
      return made(from.owner, 'updateCounterNotice')({ params: { id }, payload: { elements: ALL_ELEMENTS } });
    };
    return { target, most: 5, call };
  },
  forwardCounterNotice: async (world) => {
    const from = await removed(world);
    // As if a person had typed in its sender.
    await world.deps.db.updateTable('notices').set({ raw_file_id: null }).where('id', '=', from.notice_id).execute();
    // The first one is sent by recording it.
    const { id } = await typed(world, from);
    const call = () => {
      world.clock.advance(61);
      return made(from.owner, 'forwardCounterNotice')({ params: { id } });
    };
    return { target: from.complainant, most: 5, call };
  },
  sendCounterNoticeReply: async (world) => {
    const target = someEmail();
    const from = await removed(world);
    const { id } = await typed(world, from, { sender: { name: 'Priya Nambiar', email: target }, elements: {} });
    const reply = made(from.owner, 'sendCounterNoticeReply');
    const call = (n: number) =>
      reply({ params: { id }, payload: { subject: 'Re: Your counter-notice', text: `Reply ${n}` } });
    return { target, most: 5, call };
  },
  submitNotice: async (world) => {
    const target = someEmail();
    const page = await pageOf(world);
    const call = () => {
      const payload = formBody(page, { email: target, email_repeat: target });
      return made(world.visitor(), 'submitNotice')({ params: { slug: page.slug }, payload });
    };
    return { target, most: 5, call };
  },
  submitCounterNotice: async (world) => {
    const target = someEmail();
    const page = await pageOf(world);
    const call = () => {
      const payload = counterBody(page, { email: target, email_repeat: target });
      return made(world.visitor(), 'submitCounterNotice')({ params: { slug: page.slug }, payload });
    };
    return { target, most: 5, call };
  },
  checkNoticeAddress: async (world) => {
    const target = someEmail();
    const { owner, company_id } = await company(world);
    const params = { id: company_id };
    expect(await made(owner, 'changeCompany')({ params, payload: { notice_email: target } })).toBe(200);
    return { target, most: 5, call: () => made(owner, 'checkNoticeAddress')({ params }) };
  },
  setUserStatus: async (world) => {
    const target = someEmail();
    const payload = { email: target, password: PASSWORD, confirm_password: PASSWORD };
    const { id } = await world.visitor().call(signUp, { body: payload });
    const superuser = await world.superuser();
    const set = (status_id: number) => made(superuser, 'setUserStatus')({ params: { id }, payload: { status_id } });
    const call = async () => {
      await set(USER_STATUS.blocked);
      return set(USER_STATUS.active);
    };
    return { target, most: 5, call };
  },
  resetFactors: async (world) => {
    const [{ id, email }, superuser] = [await world.user(), await world.superuser()];
    await putPasskey(world, id);
    const { db } = world.deps;
    const call = async () => {
      // As if the user had stopped the one before.
      await db.updateTable('factor_resets').set({ ended_date: world.clock.now() }).where('user_id', '=', id).execute();
      return made(superuser, 'resetFactors')({ params: { id } });
    };
    return { target: email, most: 5, call };
  },
  payOrder: async (world) => {
    const { target, pay } = await billedOrder(world);
    return { target, most: 20, call: pay };
  },
  updateOrder: async (world) => {
    const { owner, order, target, pay } = await billedOrder(world);
    await pay(0);
    await world.work();
    const call = (n: number) => {
      const payload = { plan_id: n % 2 === 0 ? 1 : 2, status: 9 };
      return made(owner, 'updateOrder')({ params: { id: order.id }, payload });
    };
    return { target, most: 20, call };
  },
};

/** Endpoints with the same answer whether or not mail is sent. */
const TELLS_NOTHING = ['forgotPassword', 'submitNotice', 'submitCounterNotice'];

describe('endpoints that mail an address chosen by the caller', () => {
  test('each has a row here, and every row such an endpoint', () => {
    const named = allEndpoints.filter(({ mails }) => mails === 'named').map(({ name }) => name);
    expect(Object.keys(AIMED).sort()).toEqual(named.sort());
  });

  test.for(Object.keys(AIMED))(
    '%s is refused with 429 when the target has had its mails of the hour',
    async (name, { world }) => {
      const { target, most, call } = await AIMED[name]!(world);
      let refused: number[] = [];
      for (let n = 1; n <= most + 2; n++) {
        const status = await call(n);
        await world.work();
        if (status >= 400) refused = [...refused, status];
      }
      expect((await world.mails(target)).length).toBe(most);
      if (TELLS_NOTHING.includes(name)) expect(refused).toEqual([]);
      // A repeated request has nothing to mail and succeeds.
      else expect([...new Set(refused)]).toEqual([429]);
    },
  );
});
