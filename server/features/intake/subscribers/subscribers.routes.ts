import * as policy from '#core/contract/intake/repeat-policy.ts';
import * as contract from '#core/contract/intake/subscribers.ts';
import { routes, serve } from '../../../http/serve.ts';
import { examineCompany } from '../../registry/companies/change/examine-company.ts';
import { changeSubscriber, eraseSubscriber, examineSubscriber } from './change/change-subscriber.ts';
import { createSubscriber, examineCreate } from './change/create-subscriber.ts';
import { examineStrike, voidStrike } from './change/void-strike.ts';
import { changeRepeatPolicy, readRepeatPolicy } from './policy/repeat-policy.ts';
import { exportSubscribers } from './read/export-subscribers.ts';
import { listSubscribers, readSubscriber } from './read/read-subscribers.ts';

const examineManager = examineCompany('company.edit');

export const subscriberRoutes = routes(
  serve(contract.listSubscribers, ({ deps, actor, query }) => listSubscribers(deps, actor, query)),
  serve(contract.createSubscriber, ({ deps, actor, body }) => createSubscriber(deps, actor, body), examineCreate),
  serve(contract.getSubscriber, ({ deps, actor, params }) => readSubscriber(deps, actor, params.id)),
  serve(
    contract.changeSubscriber,
    ({ deps, actor, params, body }) => changeSubscriber(deps, actor, params.id, body),
    examineSubscriber,
  ),
  serve(contract.eraseSubscriber, ({ deps, actor, params }) => eraseSubscriber(deps, actor, params.id)),
  serve(
    contract.voidStrike,
    ({ deps, actor, params, body }) => voidStrike(deps, actor, params.id, body.reason),
    examineStrike,
  ),
  serve(contract.exportSubscribers, ({ deps, actor, params }) => exportSubscribers(deps, actor, params.id)),
  serve(policy.getRepeatPolicy, ({ deps, actor, params }) => readRepeatPolicy(deps, actor, params.id)),
  serve(
    policy.changeRepeatPolicy,
    ({ deps, actor, params, body }) => changeRepeatPolicy(deps, actor, params.id, body),
    ({ deps, actor, params }) => examineManager({ deps, actor, params, given: {} }),
  ),
);
