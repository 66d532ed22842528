import * as contract from '#core/contract/intake/contact-keys.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import { readContact } from '../senders/read-senders.ts';
import { addContactKey, deleteContactKey, listContactKeys } from './contact-keys.ts';

export const contactKeyRoutes = routes(
  serve(contract.listContactKeys, ({ deps, params, query }) => listContactKeys(deps, params.id, query)),
  serve(
    contract.createContactKey,
    ({ deps, actor, params, body }) => addContactKey(deps, actor, params.id, body.armored),
    async ({ deps, params }) => {
      await readContact(deps.db, EVERYTHING, params.id);
      return {};
    },
  ),
  serve(contract.deleteContactKey, ({ deps, actor, params }) =>
    deleteContactKey(deps, actor, params.id, params.key_id),
  ),
);
