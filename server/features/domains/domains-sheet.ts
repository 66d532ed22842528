import { writeXlsx } from 'hucre/xlsx';

interface Listed {
  name: string;
  unicode_name: string;
  email: string | null;
}

/** Domains as .xlsx. Every cell is text: what looks like a formula stays what it looks like (security rule 18). */
export function domainsSheet(list: readonly Listed[]): Promise<Uint8Array> {
  const rows = list.map(({ name, unicode_name, email }) => [name, unicode_name, email ?? '']);
  return writeXlsx({ sheets: [{ name: 'Domains', rows: [['Domain', 'Shown as', 'Email'], ...rows] }] });
}
