import type { User } from '#core/contract/users.ts';
import type { CsvColumn } from '#web/lib/csv.ts';

export const usersCsv: readonly CsvColumn<User>[] = [
  { title: 'id', value: (user) => user.id },
  { title: 'email', value: (user) => user.email },
  { title: 'first_name', value: (user) => user.first_name },
  { title: 'last_name', value: (user) => user.last_name },
  { title: 'role', value: (user) => user.role },
  { title: 'status', value: (user) => user.status.name },
  { title: 'date_joined', value: (user) => user.date_joined },
  { title: 'last_login', value: (user) => user.last_login },
];
