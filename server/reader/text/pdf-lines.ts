const PAGES_MAX = 200;

interface Item {
  str: string;
  hasEOL: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Groups items with the same baseline into lines; a wide gap is a column boundary. */
function linesOfPage(items: readonly Item[]): string[] {
  const lines: string[] = [];
  let line = '';
  let last: Item | undefined;
  for (const item of items) {
    if (last && Math.abs(item.y - last.y) > Math.max(2, last.height * 0.6)) {
      lines.push(line.trimEnd());
      // A gap of more than one line height ends the paragraph.
      if (Math.abs(item.y - last.y) > Math.max(4, last.height * 1.9)) lines.push('');
      line = '';
    } else if (last && line !== '') {
      const gap = item.x - (last.x + last.width);
      if (gap > Math.max(12, last.height * 2)) line += '\t';
      else if (gap > Math.max(1, last.height * 0.15) && !line.endsWith(' ')) line += ' ';
    }
    line += item.str;
    if (item.str.trim() !== '') last = item;
  }
  lines.push(line.trimEnd());
  return lines;
}

/** Text of a PDF, followed by the link targets that the text does not show. */
export async function pdfLines(bytes: Uint8Array): Promise<string[]> {
  // Lazy import: large and rarely needed.
  const { extractLinks, getDocumentProxy } = await import('unpdf');
  // The library detaches the buffer, so it gets a copy.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { isEvalSupported: false, verbosity: 0 });
  const lines: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MAX); number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const placed = items.flatMap((item) =>
      'str' in item
        ? [
            {
              str: item.str,
              hasEOL: item.hasEOL,
              x: item.transform[4],
              y: item.transform[5],
              width: item.width,
              height: item.height || 10,
            },
          ]
        : [],
    );
    lines.push(...linesOfPage(placed), '');
    page.cleanup();
  }
  const shown = lines.join('\n');
  const { links } = await extractLinks(pdf);
  // Targets that the text shows are found in their context.
  const unseen = [...new Set(links)].filter(
    (link) => /^https?:/i.test(link) && !shown.includes(link.replace(/\/$/, '')),
  );
  await pdf.destroy();
  return unseen.length > 0 ? [...lines, ...unseen.map((link) => `<${link}>`)] : lines;
}
