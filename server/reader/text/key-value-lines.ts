import { xmlElements } from '../acns/xml-elements.ts';

const LINES_MAX = 50_000;
const DEPTH_MAX = 30;

/** Splits `field_group_0_infringement_url` and `SourceUrl` into words, so that keys match like labels. */
export const keyToWords = (key: string): string =>
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\-.]+/g, ' ')
    .trim();

/** JSON as `key: value` lines; array items take the array's key. Undefined if it is not JSON. */
export function jsonLines(text: string): string[] | undefined {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof root !== 'object' || root === null) return undefined;
  const lines: string[] = [];
  const walk = (key: string, value: unknown, depth: number) => {
    if (depth > DEPTH_MAX || lines.length > LINES_MAX) return;
    if (Array.isArray(value)) for (const one of value) walk(key, one, depth + 1);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value)) walk(name, one, depth + 1);
    } else if (value !== null) lines.push(`${keyToWords(key)}: ${String(value).slice(0, 10_000)}`);
  };
  walk('', root, 0);
  return lines;
}

/** XML as `key: value` lines by element name. */
export const xmlLines = (xml: string): string[] =>
  xmlElements(xml)
    .filter(({ text }) => text !== '')
    .slice(0, LINES_MAX)
    .map(({ path, text }) => `${keyToWords(path.split('/').at(-1) ?? '')}: ${text.replace(/\s+/g, ' ')}`);
