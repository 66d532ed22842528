import type { Download } from '#core/contract/endpoint.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { EVIDENCE, PROOF } from './file-kinds.ts';
import { getFile } from './files.queries.ts';
import { streamBlob } from './store/blobs.queries.ts';

/** security rule 17: access follows the owning object. Invoices require the permission to pay (decisions §6), proofs and evidence packs to handle notices. */
export async function readFile({ db }: Deps, actor: Actor, id: number): Promise<Download> {
  const file = found(await getFile(db, visibleTo(actor), id));
  const roles = file.company_id === null ? [] : rolesIn(actor, file.company_id);
  if (file.content_type === CONTENT_TYPES.invoice) authorize(actor, 'company.pay', { roles });
  if ([PROOF, EVIDENCE].includes(file.content_type)) authorize(actor, 'notice.handle', { roles });
  const { name, type, size, sha256 } = file;
  return { name, type, size, bytes: streamBlob(db, sha256, size) };
}
