import { cleanFileName } from '#core/rules/file-name.ts';

/** RFC 8187 `value-chars`: `encodeURIComponent` leaves four characters bare that are not in `attr-char`. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266: a download under this name. A plain one for old programs, the true one for all others. */
export function attachmentHeader(name: string): string {
  const clean = cleanFileName(name);
  const plain = clean.replace(/[^\w. -]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(clean)}`;
}
