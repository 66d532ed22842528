import { Tokenizer } from 'htmlparser2';
import { withoutInvalidChars } from '../mime/charset.ts';

export interface XmlElement {
  /** Names without their namespace, in lower case, from the root: `infringement/case/id`. */
  path: string;
  text: string;
  attributes: ReadonlyMap<string, string>;
}

const DEPTH_MAX = 40;
const ELEMENTS_MAX = 200_000;
/** Of HTML around or inside: no part of the document. */
const FOREIGN = new Set(['br', 'p', 'span', 'div', 'font', 'a', 'b', 'i', 'wbr', 'html', 'body', 'pre']);

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/**
 * The elements of a document in the order they end, with what they say. It goes by tokens, so a bare `&`, a missing `?>` or
 * an unclosed element spoils nothing else; entities beyond the five of XML are left as they are, so there is nothing to blow up.
 */
export function xmlElements(document: string): XmlElement[] {
  // A heart in a title begins no tag.
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
        // What was left open inside ends with it.
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
