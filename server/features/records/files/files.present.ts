import type { FileRef } from '#core/contract/trade/orders.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import type { FileRow } from './files.queries.ts';

export const presentFile = ({ id, name, size, type }: Pick<FileRow, 'id' | 'name' | 'size' | 'type'>): FileRef => ({
  file_id: id,
  // Also of what was stored before names were cleaned.
  name: cleanFileName(name),
  size,
  type,
});

/** Where the API hands the file out. */
export const filePath = (id: number): string => `/api/files/${id}/`;
