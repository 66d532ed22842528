/** RFC 3676: a line that ends in a space continues on the next line of the same quote depth. */
export function unflow(text: string, isDelSp: boolean): string {
  const out: string[] = [];
  let open: { depth: number; text: string } | undefined;
  const close = () => {
    if (open) out.push(`${'>'.repeat(open.depth)}${open.depth > 0 ? ' ' : ''}${open.text}`);
    open = undefined;
  };
  for (const line of text.split(/\r?\n/)) {
    const depth = /^>*/.exec(line)![0].length;
    const content = line.slice(depth).replace(/^ /, '');
    const isFlowed = content.endsWith(' ') && content !== '-- ';
    if (open && (open.depth !== depth || content === '-- ')) close();
    const piece = isFlowed && isDelSp ? content.slice(0, -1) : content;
    open = open ? { depth, text: open.text + piece } : { depth, text: piece };
    if (!isFlowed) close();
  }
  close();
  return out.join('\n');
}
