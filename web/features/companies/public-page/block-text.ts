const BLOCKS = new Set(['H2', 'H3', 'P', 'ADDRESS', 'OL', 'UL', 'SECTION']);

/** Text of a node. Links keep their target, because the text is pasted where they can't be followed otherwise. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!(node instanceof Element)) return '';
  const inner = () => [...node.childNodes].map(textOf).join('');
  switch (node.tagName) {
    case 'BR':
      return '\n';
    case 'LI':
      return `${[...(node.parentElement?.children ?? [])].indexOf(node) + 1}. ${inner()}\n`;
    case 'A': {
      const href = node.getAttribute('href') ?? '';
      return href.startsWith('mailto:') ? inner() : `${inner()}: ${href}`;
    }
    default:
      return BLOCKS.has(node.tagName) ? `\n${inner().trim()}\n` : inner();
  }
}

/** The policy block as plain text, to paste where HTML can't be. */
export const blockText = (html: string): string =>
  textOf(new DOMParser().parseFromString(html, 'text/html').body)
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
