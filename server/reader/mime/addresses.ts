import { tidy } from './charset.ts';
import { decodeWords } from './encoded-words.ts';

export interface Address {
  name: string;
  email: string;
}

const EMAIL = /[^\s<>()[\]"'`,;:=|\\@]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?/u;

export function emailIn(text: string): string | undefined {
  return EMAIL.exec(text.slice(0, 2_000))?.[0]
    .replace(/^[.*_~-]+/, '')
    .toLowerCase();
}

/** Splits at the commas and semicolons that stand outside quotes, brackets and comments. */
function entriesOf(header: string): string[] {
  const entries: string[] = [];
  let [from, depth] = [0, 0];
  let isQuoted = false;
  for (let at = 0; at < header.length; at++) {
    const letter = header[at];
    if (letter === '\\') at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === '(' || letter === '<') depth++;
    else if (letter === ')' || letter === '>') depth = Math.max(0, depth - 1);
    else if ((letter === ',' || letter === ';') && depth === 0) {
      entries.push(header.slice(from, at));
      from = at + 1;
    }
  }
  return [...entries, header.slice(from)];
}

/** The name beside an address: without quotes, brackets, and the address repeated. */
export function nameBeside(text: string, email: string): string {
  const at = text.toLowerCase().indexOf(email);
  const before = at < 0 ? text : text.slice(0, at);
  const after = at < 0 ? '' : text.slice(at + email.length);
  const bare = (part: string) =>
    part
      .replace(/\[?mailto:.*$/i, '')
      .replace(/\\(.)/g, '$1')
      .replace(/^[\s"'<([*_]+|[\s"'>)\]<([*_:,;-]+$/g, '')
      .trim();
  const name = bare(before) || bare(after.replace(/^[>\])]+/, ''));
  return name.toLowerCase() === email || name.includes('@') ? '' : name.slice(0, 200);
}

/** One person or firm as mail programs write them: `Name <a@b>`, `a@b (Name)`, `"Name" [mailto:a@b]`. */
export function readAddress(text: string): Address | undefined {
  const plain = tidy(decodeWords(text)).replace(/\s+/g, ' ').slice(0, 2_000);
  const bracketed = /<([^<>]{1,320})>/.exec(plain)?.[1];
  const email = (bracketed && emailIn(bracketed)) || emailIn(plain);
  return email ? { email, name: nameBeside(plain, email) } : undefined;
}

export function readAddresses(header: string): Address[] {
  return entriesOf(header.slice(0, 50_000))
    .map(readAddress)
    .filter((address) => address !== undefined);
}
