import type { FileRef } from '#core/contract/trade/orders.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import type { FileRow } from './files.queries.ts';

export const presentFile = ({ id, name, size, type }: Pick<FileRow, 'id' | 'name' | 'size' | 'type'>): FileRef => ({
  file_id: id,
  // Also cleans names that were stored before cleaning on upload was introduced.
  name: cleanFileName(name),
  size,
  type,
});

/** The download path of a file. */
export const filePath = (id: number): string => `/api/files/${id}/`;
