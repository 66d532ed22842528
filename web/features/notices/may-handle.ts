import type { NoticeRow } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { can } from '#core/rules/records/permissions.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';

/** Permission to handle a notice; unassigned notices are for superusers. */
export const mayHandle = (me: Profile, { company }: Pick<NoticeRow, 'company'>): boolean =>
  can(me.result, 'notice.handle', { roles: company ? rolesIn(me, company.id) : [] });
