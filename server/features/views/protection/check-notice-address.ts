import type { ProtectionReport } from '#core/contract/views/protection.ts';
import { AppError } from '#core/errors.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize } from '../../../http/answer/refuse.ts';
import { countNamedMail } from '../../../mail/named-mails.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { refuseNonMembers } from '../../registry/companies/change/refuse-non-members.ts';
import { refuseRemoved } from '../../registry/companies/change/refuse-removed.ts';
import { findCompany } from '../../registry/companies/read/read-company.ts';
import { noticeAddress } from './notice-address.ts';
import { checkLetter } from './protection.letters.ts';
import { readProtection } from './read-protection.ts';

/** A mail to where the notices go: its outcome says whether they would arrive. */
export async function checkNoticeAddress(deps: Deps, actor: Actor, id: number): Promise<ProtectionReport> {
  const company = await findCompany(deps.db, visibleTo(actor), id);
  authorize(actor, 'company.edit', { roles: rolesIn(actor, id) });
  refuseRemoved(company);
  const { email } = await noticeAddress(deps.db, id);
  if (email === null) throw new AppError('no_notice_address');
  await transaction(deps, actor, async (tx) => {
    await refuseNonMembers(tx.db, actor, id, email);
    await countNamedMail(tx, { to: email, company_id: id });
    await enqueueMail(tx, deps.config, email, checkLetter({ publicUrl: deps.config.PUBLIC_URL, company }));
    const changes = [{ field: 'sent to', from: null, to: email }];
    recordHistory(tx, { model: 'company', object_id: id, action: 'notice address checked', changes });
  });
  return readProtection(deps, visibleTo(actor), id);
}
