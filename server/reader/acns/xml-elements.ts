import { Tokenizer } from 'htmlparser2';
import { withoutInvalidChars } from '../mime/charset.ts';

export interface XmlElement {
  /** Path of lowercase local names from the root: `infringement/case/id`. */
  path: string;
  text: string;
  attributes: ReadonlyMap<string, string>;
}

const DEPTH_MAX = 40;
const ELEMENTS_MAX = 200_000;
/** HTML elements around or inside, which are not part of the document. */
const FOREIGN = new Set(['br', 'p', 'span', 'div', 'font', 'a', 'b', 'i', 'wbr', 'html', 'body', 'pre']);

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/**
 * Elements of a document in the order of their end tags, with their text. Token-based and lenient: a bare `&`, a missing `?>` or an
 * unclosed element does not affect the rest. Custom entities are not expanded, which prevents entity-expansion attacks.
 */
export function xmlElements(document: string): XmlElement[] {
  // `<3` in a title does not start a tag.
  const xml = document.replace(/<(?![a-z_/!?])/gi, '&lt;');
  const done: XmlElement[] = [];
  const stack: { name: string; text: string[]; attributes: Map<string, string> }[] = [];
  let attribute = '';
  let value = '';
  let isForeign = false;

  const close = () => {
    const path = stack.map(({ name }) => name).join('/');
    const { text, attributes } = stack.pop()!;
    if (done.length < ELEMENTS_MAX) done.push({ path, text: withoutInvalidChars(text.join('')).trim(), attributes });
  };
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: true },
    {
      onopentagname(start, end) {
        const name = localName(xml.slice(start, end));
        isForeign = FOREIGN.has(name) || stack.length >= DEPTH_MAX;
        if (!isForeign) stack.push({ name, text: [], attributes: new Map() });
      },
      onattribname(start, end) {
        attribute = localName(xml.slice(start, end));
        value = '';
      },
      onattribdata(start, end) {
        value += xml.slice(start, Math.min(end, start + 5_000));
      },
      onattribentity(codepoint) {
        if (value.length < 5_000) value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (!isForeign) stack.at(-1)?.attributes.set(attribute, value);
      },
      onopentagend() {
        isForeign = false;
      },
      onselfclosingtag() {
        if (!isForeign) close();
        isForeign = false;
      },
      onclosetag(start, end) {
        const name = localName(xml.slice(start, end).trim());
        const depth = stack.findLastIndex((open) => open.name === name);
        // Closes unclosed elements inside it.
        while (depth >= 0 && stack.length > depth) close();
      },
      ontext: (start, end) => stack.at(-1)?.text.push(xml.slice(start, end)),
      ontextentity: (codepoint) => stack.at(-1)?.text.push(String.fromCodePoint(codepoint)),
      oncdata: (start, end, offset) => stack.at(-1)?.text.push(xml.slice(start, end - offset)),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(xml);
  tokenizer.end();
  while (stack.length > 0) close();
  return done;
}
