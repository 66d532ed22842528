import { tidyDomainName } from '#core/rules/registry/domain-name.ts';

export interface DomainLine {
  name: string;
  email: string | null;
  /** Line number in the input, from 1. */
  line: number;
}

/** Parses one domain per line, its email after a comma, semicolon, tab or space. Empty lines are skipped. */
export const readDomainLines = (text: string): readonly DomainLine[] =>
  text.split(/\r?\n/).flatMap((row, index) => {
    const [name = '', email = ''] = row.trim().split(/\s*[,;\t]\s*|\s+/);
    return name === '' ? [] : [{ name: tidyDomainName(name), email: email || null, line: index + 1 }];
  });

export const writeDomainLines = (entries: readonly { name: string; email: string | null }[]): string =>
  entries.map(({ name, email }) => (email ? `${name}, ${email}` : name)).join('\n');

/** Maps errors from entry indexes (`domains.2.name`, decisions §11) to line numbers. */
export function placeOnLines(
  fields: Readonly<Record<string, readonly string[]>>,
  entries: readonly DomainLine[],
): readonly { line: number | null; message: string }[] {
  return Object.entries(fields).map(([field, [message = '']]) => {
    const place = /^domains\.(\d+)\./.exec(field)?.[1];
    return { line: place === undefined ? null : (entries[Number(place)]?.line ?? null), message };
  });
}
