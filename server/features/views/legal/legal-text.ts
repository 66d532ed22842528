import { type Html, html } from '../../../http/answer/page.ts';

interface Block {
  readonly kind: 'h1' | 'h2' | 'list' | 'text';
  readonly lines: string[];
}

const MARKS = [
  { mark: '# ', kind: 'h1' },
  { mark: '## ', kind: 'h2' },
  { mark: '- ', kind: 'list' },
] as const;

/** Splits the text into blocks. Lines of a list or a paragraph belong together; an empty line ends them. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const line = raw.trim();
    const known = MARKS.find(({ mark }) => line.startsWith(mark));
    const kind = known?.kind ?? 'text';
    const content = known ? line.slice(known.mark.length).trim() : line;
    if (line === '') open = undefined;
    else if (open?.kind === kind && (kind === 'list' || kind === 'text')) open.lines.push(content);
    else {
      open = { kind, lines: [content] };
      blocks.push(open);
    }
  }
  return blocks;
}

const rendered = ({ kind, lines }: Block): Html => {
  const text = lines.join(' ');
  if (kind === 'h1') return html`<h1>${text}</h1>`;
  if (kind === 'h2') return html`<h2>${text}</h2>`;
  if (kind === 'list') return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
  return html`<p>${text}</p>`;
};

/** A text with headings, lists and paragraphs as HTML; everything else is escaped. Without a title, `title` is used. */
export function renderLegal(text: string, title: string): Html {
  const [first, ...rest] = blocksOf(text);
  const hasTitle = first?.kind === 'h1';
  const blocks = (hasTitle ? rest : first ? [first, ...rest] : []).map((block) =>
    // One title per page: further ones are headings.
    rendered(block.kind === 'h1' ? { ...block, kind: 'h2' } : block),
  );
  return html`<div class="prose"><h1>${hasTitle ? first.lines.join(' ') : title}</h1>${blocks}</div>`;
}
