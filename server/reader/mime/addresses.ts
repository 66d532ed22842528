import { withoutInvalidChars } from './charset.ts';
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

interface Token {
  kind: 'text' | 'quoted' | 'comment' | 'angle' | 'mark';
  text: string;
}

const QUOTED = /"((?:[^"\\]|\\.){0,1000})"/y;
/** Outlook repeats the address inside: `<a@b<mailto:a@b>>`. */
const ANGLE = /<([^<>]{0,500}(?:<[^<>]{0,500}>)?)>/y;
const WORD = /=\?[^?\s]{1,60}\?[bBqQ]\?[^?]{0,1000}\?=/y;
const WORDS = new RegExp(WORD.source, 'g');
const COMMENT_MAX = 250;

/** Comments nest. */
function commentAt(header: string, from: number): string | undefined {
  const last = Math.min(header.length, from + COMMENT_MAX);
  for (let at = from, depth = 0; at < last; at++) {
    const letter = header[at];
    if (letter === '\\') at++;
    else if (letter === '(') depth++;
    else if (letter === ')' && --depth === 0) return header.slice(from + 1, at);
  }
  return undefined;
}

function matchAt(pattern: RegExp, header: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(header);
}

function tokenAt(header: string, at: number): (Token & { length: number }) | undefined {
  const letter = header[at]!;
  if (letter === '"') {
    const match = matchAt(QUOTED, header, at);
    return match ? { kind: 'quoted', text: match[1]!, length: match[0].length } : undefined;
  }
  if (letter === '<') {
    const match = matchAt(ANGLE, header, at);
    return match ? { kind: 'angle', text: match[1]!, length: match[0].length } : undefined;
  }
  if (letter === '(') {
    const text = commentAt(header, at);
    return text === undefined ? undefined : { kind: 'comment', text, length: text.length + 2 };
  }
  if (letter === '=') {
    // Commas and brackets inside an encoded word are part of the name.
    const match = matchAt(WORD, header, at);
    return match ? { kind: 'text', text: match[0], length: match[0].length } : undefined;
  }
  return /[,;:]/.test(letter) ? { kind: 'mark', text: letter, length: 1 } : undefined;
}

/** Encoded words are decoded later, so that their content is never parsed as syntax. Unclosed tokens are plain text. */
function tokensOf(header: string): Token[] {
  const tokens: Token[] = [];
  let plain = '';
  for (let at = 0; at < header.length; ) {
    const token = tokenAt(header, at);
    if (token && token.kind !== 'text') {
      if (plain) tokens.push({ kind: 'text', text: plain });
      plain = '';
      tokens.push({ kind: token.kind, text: token.text });
    } else plain += token?.text ?? header[at]!;
    at += token?.length ?? 1;
  }
  return plain ? [...tokens, { kind: 'text', text: plain }] : tokens;
}

const decoded = (text: string): string => withoutInvalidChars(decodeWords(text)).replace(/\s+/g, ' ');
/** A quoted local part keeps its quotes, unless it does not need them: `"jane doe"@example.com` is not doe@example.com. */
function unquoted(text: string, next: Token | undefined): string {
  const bare = text.replace(/\\(.)/g, '$1');
  return next?.text.startsWith('@') && !/^[\w.+-]+$/.test(bare) ? `"${bare}"` : bare;
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ kind, text }, index) => {
      if (kind === 'quoted') return unquoted(text, tokens[index + 1]);
      return kind === 'comment' || kind === 'angle' ? '' : text;
    })
    .join('');

/** Removes surrounding quotes, brackets and punctuation. */
function bareName(text: string): string {
  const name = decoded(text.slice(0, 2_000))
    .replace(/\[?mailto:.*$/i, '')
    .replace(/^[\s"'<*_]+|[\s"'><*_:,;-]+$/g, '');
  return /\(.*\)|\[.*\]/.test(name) ? name : name.replace(/^[\s"'([*_]+|[\s"')\]([*_:,;-]+$/g, '');
}

/** Drops a name that contains an address, which could pass for the sender. */
const safeName = (name: string): string => (name.includes('@') ? '' : name.slice(0, 200));

function nameBeside(before: string, comments: readonly Token[], after: string): string {
  return safeName(
    bareName(before) ||
      comments.map(({ text }) => bareName(text.replace(/\\(.)/g, '$1'))).find(Boolean) ||
      bareName(after),
  );
}

function addressOf(tokens: readonly Token[]): Address | undefined {
  const comments = tokens.filter(({ kind }) => kind === 'comment');
  for (const [index, { kind, text }] of tokens.entries()) {
    const email = kind === 'angle' ? emailIn(decoded(text)) : undefined;
    if (!email) continue;
    return { email, name: nameBeside(textOf(tokens.slice(0, index)), comments, textOf(tokens.slice(index + 1))) };
  }
  const text = textOf(tokens);
  // Prefers a plain address to one in an encoded word.
  for (const plain of [text, decoded(text)]) {
    const email = emailIn(plain.replace(WORDS, ' '));
    if (!email) continue;
    const at = plain.toLowerCase().indexOf(email);
    return { email, name: nameBeside(plain.slice(0, at), comments, plain.slice(at + email.length)) };
  }
  const email = comments.map((comment) => emailIn(comment.text)).find(Boolean);
  return email ? { email, name: safeName(bareName(text)) } : undefined;
}

/** Parses one address as mail clients write it: `Name <a@b>`, `a@b (Name)`, `"Name" [mailto:a@b]`. */
export function readAddress(text: string): Address | undefined {
  return addressOf(tokensOf(text.slice(0, 2_000)));
}

/** Parses the addresses of a header, including those of groups (`Team: a@b, c@d;`). */
export function readAddresses(header: string): Address[] {
  const entries: Token[][] = [];
  let entry: Token[] = [];
  // Only a name so far: a colon makes it a group name, and a comma is part of it,
  // as in `Legal, Example Inc. <legal@example.com>`.
  let isName = false;
  for (const token of tokensOf(header.slice(0, 50_000))) {
    const { kind, text } = token;
    const isGroupName = text === ':' && isName && !/mailto\s*$/i.test(entry.at(-1)?.text ?? '');
    if (kind !== 'mark' || (text === ':' && !isGroupName) || (text === ',' && isName)) {
      const hasAddress = kind === 'angle' || /@|=\?/.test(text);
      isName = !hasAddress && (isName || (entry.length === 0 && text.trim() !== ''));
      entry.push(token);
      continue;
    }
    if (!isGroupName) entries.push(entry);
    entry = [];
    isName = false;
  }
  return [...entries, entry].map(addressOf).filter((address) => address !== undefined);
}
