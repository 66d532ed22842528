import type { Acns } from '#core/contract/intake/acns.ts';
import { type XmlElement, xmlElements } from './xml-elements.ts';

export interface AcnsBlock {
  acns: Acns;
  /** URLs of the infringing material. */
  reported: string[];
  /** URLs of the case and of the parties. */
  mentioned: string[];
  /** Free text of the block. */
  notes: string;
}

export interface FoundAcns {
  blocks: AcnsBlock[];
  /** The text without the blocks. */
  rest: string;
}

const START = /<(?:[\w.-]{1,40}:)?infringement(?=[\s/>])/gi;
const END = /<\/(?:[\w.-]{1,40}:)?infringement\s*>/gi;
const DELIMITER_LINE = /^[ \t>]*(?:- ){0,2}-{1,10}[ \t]*(?:start|end) acns xml[^\n]*$/gim;
const BLOCKS_MAX = 200;
const ITEMS_MAX = 20_000;

/** Parses one block; the first occurrence of each field counts. */
function blockOf(elements: readonly XmlElement[]): AcnsBlock {
  const first = new Map<string, string>();
  const attributes = new Map<string, ReadonlyMap<string, string>>();
  for (const { path, text, attributes: given } of elements) {
    const names = path.slice(path.indexOf('infringement/') + 'infringement/'.length).split('/');
    // Inside an unclosed element, a field still belongs to its section.
    const key = names.length > 2 ? `${names[0]}/${names.at(-1)}` : names.join('/');
    if (!first.has(key)) first.set(key, text);
    if (!attributes.has(key)) attributes.set(key, given);
  }
  const at = (key: string) => (first.get(key) ?? '').replace(/\s+/g, ' ').slice(0, 2_000);
  const items = itemsOf(elements);
  const acns: Acns = {
    case_id: at('case/id'),
    status: at('case/status'),
    retraction: [...attributes].some(
      ([key, given]) => /(?:^|\/)type$/.test(key) && /^(?:true|1|yes)$/i.test(given.get('retraction') ?? ''),
    ),
    complainant: {
      entity: at('complainant/entity'),
      contact: at('complainant/contact'),
      address: at('complainant/address'),
      phone: at('complainant/phone'),
      email: at('complainant/email'),
    },
    source: {
      timestamp: at('source/timestamp'),
      ip_address: at('source/ip_address'),
      port: at('source/port'),
      type: at('source/type'),
      url_base: at('source/url_base'),
      user_name: at('source/username'),
    },
    items,
  };
  const reported = [acns.source.url_base, at('source/dns_name'), ...items.map(({ url }) => url)].filter(Boolean);
  const mentioned = [at('case/ref_url'), at('complainant/contacturl'), at('service_provider/contacturl')].filter(
    Boolean,
  );
  const notes = [...first]
    .filter(([key]) => /^(?:notes|textnotice|history\/notice)$/.test(key))
    .map(([, text]) => text);
  return { acns, reported, mentioned, notes: notes.join('\n') };
}

function itemsOf(elements: readonly XmlElement[]): Acns['items'] {
  const items: Acns['items'] = [];
  let fields = new Map<string, string>();
  for (const { path, text } of elements) {
    const key = /(?:^|\/)item(?:\/([a-z_]+))?$/.exec(path);
    if (!key) continue;
    if (key[1] !== undefined) {
      if (!fields.has(key[1])) fields.set(key[1], text.replace(/\s+/g, ' ').slice(0, 4_000));
      continue;
    }
    const at = (name: string) => fields.get(name) ?? '';
    if (items.length < ITEMS_MAX) {
      items.push({
        timestamp: at('timestamp'),
        title: at('title'),
        file_name: at('filename'),
        file_size: at('filesize'),
        url: at('url'),
        hash: at('hash'),
      });
    }
    fields = new Map();
  }
  return items;
}

/** Finds ACNS blocks anywhere in a text. */
export function findAcns(text: string): FoundAcns {
  const blocks: AcnsBlock[] = [];
  const rest: string[] = [];
  let from = 0;
  START.lastIndex = 0;
  for (let start = START.exec(text); start && blocks.length < BLOCKS_MAX; start = START.exec(text)) {
    END.lastIndex = start.index;
    const end = END.exec(text);
    // A truncated block extends to the end of the text.
    const to = end ? end.index + end[0].length : text.length;
    const elements = xmlElements(text.slice(start.index, to));
    if (elements.some(({ path }) => /(?:^|\/)(?:case|complainant|source|content)(?:\/|$)/.test(path))) {
      blocks.push(blockOf(elements));
      const before = text.slice(from, start.index);
      rest.push(before.replace(/<\?xml[^<]{0,200}$/i, ''));
      from = to;
    }
    START.lastIndex = to;
  }
  rest.push(text.slice(from));
  return blocks.length === 0 ? { blocks, rest: text } : { blocks, rest: rest.join('\n').replace(DELIMITER_LINE, '') };
}

/** decisions §11: several blocks form one case, the first; their items are merged. */
export function mergeAcns(blocks: readonly AcnsBlock[]): Acns | null {
  const [first] = blocks;
  if (!first) return null;
  const seen = new Set<string>();
  const items = blocks
    .flatMap(({ acns }) => acns.items)
    .filter((item) => {
      const key = JSON.stringify(item);
      return !seen.has(key) && seen.add(key);
    });
  return { ...first.acns, retraction: blocks.some(({ acns }) => acns.retraction), items: items.slice(0, ITEMS_MAX) };
}
