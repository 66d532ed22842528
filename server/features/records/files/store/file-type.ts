import { extname } from 'node:path';

const startsWith = (...signature: number[]) => {
  const expected = Buffer.from(signature);
  return (bytes: Buffer) => bytes.subarray(0, expected.length).equals(expected);
};
const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);
const isOldOffice = startsWith(0xd0, 0xcf, 0x11, 0xe0);
const isText = (bytes: Buffer) => !bytes.subarray(0, 4096).includes(0);

/** Types allowed on orders and notices. Anything else, above all HTML and scripts, is served as application/octet-stream. */
const KINDS: Readonly<Record<string, { type: string; is: (bytes: Buffer) => boolean }>> = {
  '.pdf': { type: 'application/pdf', is: startsWith(0x25, 0x50, 0x44, 0x46) },
  '.png': { type: 'image/png', is: startsWith(0x89, 0x50, 0x4e, 0x47) },
  '.jpg': { type: 'image/jpeg', is: startsWith(0xff, 0xd8, 0xff) },
  '.jpeg': { type: 'image/jpeg', is: startsWith(0xff, 0xd8, 0xff) },
  '.gif': { type: 'image/gif', is: startsWith(0x47, 0x49, 0x46, 0x38) },
  '.webp': { type: 'image/webp', is: startsWith(0x52, 0x49, 0x46, 0x46) },
  '.tif': { type: 'image/tiff', is: (bytes) => startsWith(0x49, 0x49)(bytes) || startsWith(0x4d, 0x4d)(bytes) },
  '.tiff': { type: 'image/tiff', is: (bytes) => startsWith(0x49, 0x49)(bytes) || startsWith(0x4d, 0x4d)(bytes) },
  '.txt': { type: 'text/plain; charset=utf-8', is: isText },
  '.csv': { type: 'text/csv; charset=utf-8', is: isText },
  '.eml': { type: 'message/rfc822', is: isText },
  '.zip': { type: 'application/zip', is: isZip },
  '.xlsx': { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', is: isZip },
  '.docx': { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', is: isZip },
  '.xls': { type: 'application/vnd.ms-excel', is: isOldOffice },
  '.doc': { type: 'application/msword', is: isOldOffice },
};

/** security rule 17: both content and extension must match. */
export function fileType({ name, bytes }: { name: string; bytes: Buffer }): string {
  const kind = KINDS[extname(name).toLowerCase()];
  return kind?.is(bytes) ? kind.type : 'application/octet-stream';
}

/** No files, or an empty or unnamed one: browsers send that if no file was chosen. */
export const isFileMissing = (files: readonly { name: string; bytes: Buffer }[]): boolean =>
  files.length === 0 || files.some(({ name, bytes }) => name.trim() === '' || bytes.length === 0);
