import type { Person } from '../world/person.ts';
import { aboutCompany, type Caller, forUsers, type Row, some, type Things } from './access-answers.ts';

const HANDLERS = ['owner', 'administrator', 'notices'] as const;
const ofCompany = (_: Person, { company_id }: Things) => ({ params: { id: company_id } });
const ofSubscriber = (_: Person, { subscriber_id }: Things) => ({ params: { id: subscriber_id } });

/** Handles are seen by those who handle the notices of a company (beyond § 16). */
const forHandlers = (status: number): Record<Caller, number> => ({
  ...forUsers(403),
  ...some([...HANDLERS, 'member of another company', 'superuser'], status),
});

let made = 0;

/** Access rows for subscribers, strikes and repeat infringer policies. */
export const SUBSCRIBER_ACCESS: Readonly<Record<string, Row>> = {
  listSubscribers: { call: () => ({}), answers: forHandlers(200) },
  createSubscriber: {
    call: (_, { company_id }) => ({ payload: { company_id, handle: `user-${++made}` } }),
    answers: aboutCompany(201, HANDLERS),
  },
  getSubscriber: { call: ofSubscriber, answers: aboutCompany(200, HANDLERS) },
  changeSubscriber: {
    call: (...cast) => ({ ...ofSubscriber(...cast), payload: { state: 'ok', note: 'We talked.' } }),
    answers: aboutCompany(200, HANDLERS),
  },
  eraseSubscriber: { call: ofSubscriber, answers: aboutCompany(204, HANDLERS) },
  voidStrike: {
    call: (_, { strike_id }) => ({ params: { id: strike_id }, payload: { reason: 'A mistake' } }),
    answers: aboutCompany(200, HANDLERS),
  },
  exportSubscribers: { call: ofCompany, answers: aboutCompany(200, HANDLERS) },
  getRepeatPolicy: { call: ofCompany, answers: aboutCompany(200) },
  changeRepeatPolicy: {
    call: (...cast) => ({ ...ofCompany(...cast), payload: { limit: 4, months: 24, warn_at: 2 } }),
    answers: aboutCompany(200, ['owner', 'administrator']),
  },
};
