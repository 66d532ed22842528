import * as contract from '#core/contract/intake/contacts.ts';
import { visibleTo } from '../../../db/scope.ts';
import { routes, serve } from '../../../http/serve.ts';
import {
  changeContact,
  createContact,
  deleteContact,
  examineChange,
  examineNew,
  mergeContact,
} from './change-senders.ts';
import { listContacts, readContact } from './read-senders.ts';

export const senderRoutes = routes(
  serve(contract.listContacts, ({ deps, actor, query }) => listContacts(deps, actor, query)),
  serve(
    contract.createContact,
    ({ deps, actor, body }) => createContact(deps, actor, body),
    ({ deps, actor, given }) => examineNew(deps, actor, given),
  ),
  serve(contract.getContact, ({ deps, actor, params }) => readContact(deps.db, visibleTo(actor), params.id)),
  serve(
    contract.changeContact,
    ({ deps, actor, params, body }) => changeContact(deps, actor, params.id, body),
    ({ deps, actor, params }) => examineChange(deps, actor, params.id),
  ),
  serve(contract.deleteContact, ({ deps, actor, params }) => deleteContact(deps, actor, params.id)),
  serve(
    contract.mergeContact,
    ({ deps, actor, params, body }) => mergeContact(deps, actor, params.id, body),
    ({ deps, actor, params }) => examineChange(deps, actor, params.id),
  ),
);
