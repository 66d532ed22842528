import { plainLine } from './plain-line.ts';

const NAME_MAX = 255;
const EXTENSION = /\.[A-Za-z0-9]{1,10}$/;

/** Half of a pair is no letter. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * A file's name as it is kept, shown and sent: one line that reads as it runs ("invoice\u202Efdp.exe" does not), with nothing
 * a path could be made of, not hidden, and no longer than fits. What is cut off is never the extension. Never empty.
 */
export function cleanFileName(name: string): string {
  const clean = plainLine(name.toWellFormed())
    .replace(/[/\\]+/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (clean.length <= NAME_MAX) return clean || 'file';
  const extension = EXTENSION.exec(clean)?.[0] ?? '';
  return cut(clean, NAME_MAX - extension.length) + extension;
}
