import type { Contact } from '#core/contract/intake/contacts.ts';
import type { CsvColumn } from '#web/lib/csv.ts';

export const sendersCsv: readonly CsvColumn<Contact>[] = [
  { title: 'name', value: ({ name }) => name },
  { title: 'email', value: ({ email }) => email },
  { title: 'company', value: ({ company }) => company },
  { title: 'phone', value: ({ phone }) => phone },
  { title: 'address', value: ({ address }) => address },
  { title: 'notices', value: ({ notices_count }) => notices_count },
  { title: 'created_date', value: ({ created_date }) => created_date },
];
