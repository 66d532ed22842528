import type { Download } from '#core/contract/endpoint.ts';
import type { User, UserExportQuery } from '#core/contract/records/users.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { CsvColumn } from '#core/rules/text/csv.ts';
import type { Deps } from '../../../../deps.ts';
import { csvDownload } from '../../../../sheets/csv-download.ts';
import { userKeys, usersInOrder } from './user-list.queries.ts';
import { presentUser } from './users.present.ts';

const COLUMNS: readonly CsvColumn<User>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'email', value: ({ email }) => email },
  { title: 'first_name', value: ({ first_name }) => first_name },
  { title: 'last_name', value: ({ last_name }) => last_name },
  { title: 'role', value: ({ role }) => role },
  { title: 'status', value: ({ status }) => status.name },
  { title: 'date_joined', value: ({ date_joined }) => date_joined },
  { title: 'last_login', value: ({ last_login }) => last_login },
];

/** Exports the whole list under the same filters. The ids are read before streaming starts, so the set cannot change midway. */
export async function exportUsers({ db, clock }: Deps, query: UserExportQuery): Promise<Download> {
  const ids = await userKeys(db, query);
  return csvDownload(`users-${dateOf(clock.now())}`, COLUMNS, ids, async (piece) =>
    (await usersInOrder(db, piece)).map(presentUser),
  );
}
