import { writeSheet } from '../../../../sheets/write-sheet.ts';

interface Listed {
  name: string;
  unicode_name: string;
  email: string | null;
}

/** Domains as .xlsx. */
export function domainsSheet(list: readonly Listed[]): Promise<Uint8Array> {
  const rows = list.map(({ name, unicode_name, email }) => [name, unicode_name, email ?? '']);
  return writeSheet({ name: 'Domains', rows: [['Domain', 'Shown as', 'Email'], ...rows] });
}
