import type { Download } from '#core/contract/endpoint.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { type Principal, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { EVIDENCE, PROOF } from './file-kinds.ts';
import { getFile } from './files.queries.ts';
import { streamBlob } from './store/blobs.queries.ts';

const OF_NOTICES: readonly number[] = [CONTENT_TYPES.notice, PROOF, EVIDENCE];

/** security rule 17: access follows the owning object. Invoices require the permission to pay (decisions §6), proofs and evidence packs to handle notices. */
export async function readFile({ db }: Deps, actor: Principal, id: number): Promise<Download> {
  const file = found(await getFile(db, visibleTo(actor), id));
  // beyond-edges § 17: tokens read the files of notices only.
  if (actor.token && !OF_NOTICES.includes(file.content_type)) found(undefined);
  const roles = file.company_id === null ? [] : rolesIn(actor, file.company_id);
  if (file.content_type === CONTENT_TYPES.invoice) authorize(actor, 'company.pay', { roles });
  if ([PROOF, EVIDENCE].includes(file.content_type)) authorize(actor, 'notice.handle', { roles });
  const { name, type, size, sha256 } = file;
  return { name, type, size, bytes: streamBlob(db, sha256, size) };
}
