import { Tokenizer } from 'htmlparser2';
import sanitize from 'sanitize-html';
import { failpoint } from '../../base/failpoints.ts';

/** Larger HTML is shown as text only, because building its tree is too expensive. */
const HTML_MAX = 2 * 1024 * 1024;
const DEPTH_MAX = 300;
const TAGS_MAX = 100_000;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Maximum nesting depth and number of tags, counted on tokens before any tree is built. */
function sizeOf(html: string): { depth: number; tags: number } {
  let [depth, deepest, tags] = [0, 0, 0];
  let name = '';
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        tags++;
      },
      onopentagend() {
        if (!VOID.has(name)) deepest = Math.max(deepest, ++depth);
      },
      onclosetag() {
        tags++;
        depth = Math.max(0, depth - 1);
      },
      onselfclosingtag: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return { depth: deepest, tags };
}

/**
 * Sanitizes HTML by an allowlist (security rule 14): no scripts, styles, images, frames or forms. Links keep http and https
 * targets only.
 */
export function safeHtml(html: string): string | null {
  if (failpoint('show-html-unsanitized')) return html;
  if (html.length > HTML_MAX) return null;
  const { depth, tags } = sizeOf(html);
  if (depth > DEPTH_MAX || tags > TAGS_MAX) return null;
  return sanitize(html, {
    allowedTags:
      'a abbr address b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'.split(
        ' ',
      ),
    allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'template',
      'xmp',
      'iframe',
      'object',
      'svg',
      'math',
    ],
    transformTags: {
      a: (tagName, { href = '' }): sanitize.Tag => ({
        tagName,
        attribs: /^\s*https?:\/\//i.test(href) ? { href: href.trim(), rel: 'noopener noreferrer nofollow' } : {},
      }),
    },
  });
}
