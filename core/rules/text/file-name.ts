import { plainLine } from './plain-line.ts';

const NAME_MAX = 255;
const EXTENSION = /\.[A-Za-z0-9]{1,10}$/;

/** Truncates without splitting a surrogate pair. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Sanitizes a file name: no control or bidirectional override characters ("invoice\u202Efdp.exe"), no path separators, no
 * leading dots, at most 255 characters with the extension preserved. Never empty.
 */
export function cleanFileName(name: string): string {
  const clean = plainLine(name.toWellFormed())
    .replace(/[/\\]+/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (clean.length <= NAME_MAX) return clean || 'file';
  const extension = EXTENSION.exec(clean)?.[0] ?? '';
  return cut(clean, NAME_MAX - extension.length) + extension;
}
