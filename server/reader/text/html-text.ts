import { Tokenizer } from 'htmlparser2';
import { withoutInvalidChars } from '../mime/charset.ts';
import { TEXT_MAX } from './lines.ts';

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Elements with a blank line before and after. */
const PARAGRAPHS = new Set('p h1 h2 h3 h4 h5 h6 blockquote table pre hr ul ol dl'.split(' '));
const CELLS = new Set(['td', 'th']);
const NOT_DISPLAYED = new Set(['head', 'script', 'style', 'template', 'noscript', 'object', 'svg', 'title', 'select']);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Limit of text runs between tags; a page of stray brackets has millions. */
const RUNS_MAX = 1_000_000;
const ROWS_DEEP = 100;
const CELL_LINES = 12;
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;

/** Marks a heading; a Unicode noncharacter that no text contains. */
const HEADING = '\ufdd0';

/**
 * Renders HTML tokens as lines of text: cells separated by tabs, link targets as `<https://…>` after the link text.
 * Streaming, without a DOM tree, so that deep nesting cannot make it slow.
 */
class TextWriter {
  readonly #out: string[] = [];
  #length = 0;
  /** Pieces of the current line; joined once, to avoid quadratic concatenation. */
  #pieces: string[] = [];
  #lineLength = 0;
  #blanks = 0;
  #runs = 0;
  #link: { href: string; from: number } | undefined;
  #pre = 0;
  readonly #rows: Row[] = [];
  #tables = 0;

  get isFull(): boolean {
    return this.#length + this.#lineLength > TEXT_MAX || this.#runs > RUNS_MAX;
  }

  #put(piece: string): void {
    if (piece === '') return;
    this.#pieces.push(piece);
    this.#lineLength += piece.length;
  }

  words(text: string): void {
    this.#runs++;
    if (this.#pre > 0) {
      const [first = '', ...rest] = text.split('\n');
      this.#put(first);
      for (const line of rest) {
        this.newLine();
        this.#put(line);
      }
      return;
    }
    const single = text.replace(/[\s\u00a0]+/g, ' ');
    const last = this.#pieces.at(-1);
    this.#put(last === undefined || /[ \t]$/.test(last.slice(-1)) ? single.replace(/^ /, '') : single);
  }

  newLine(): void {
    const line = this.#pieces.join('').replace(/[ \t]{1,1000}$/, '');
    if (line.trim() !== '' && line !== HEADING) {
      this.#out.push(line);
      this.#length += line.length + 1;
      this.#blanks = 0;
    }
    this.#pieces = [];
    this.#lineLength = 0;
    if (this.#link) this.#link.from = 0;
  }

  blankLine(): void {
    this.newLine();
    if (this.#out.length > 0 && this.#blanks++ === 0) this.#out.push('');
  }

  openTable(): void {
    this.#tables++;
  }

  closeTable(): void {
    this.closeRow();
    this.#tables = Math.max(0, this.#tables - 1);
  }

  openRow(): void {
    this.closeRow();
    const outer = this.#rows.at(-1);
    if (outer) outer.isOuter = true;
    if (this.#rows.length < ROWS_DEEP) this.#rows.push({ table: this.#tables, cells: [], isOuter: false });
  }

  cell(): void {
    this.newLine();
    this.#rows.at(-1)?.cells.push(this.#out.length);
  }

  /** Joins the cells of a row with tabs, including empty ones, so that cells align with column titles. */
  closeRow(): void {
    this.newLine();
    const row = this.#rows.at(-1)?.table === this.#tables ? this.#rows.pop() : undefined;
    if (!row || row.isOuter || row.cells.length < 2) return;
    const [start = 0] = row.cells;
    const lines = row.cells.map((from, at) => this.#out.slice(from, row.cells[at + 1]).filter((line) => line !== ''));
    const isText = lines.some((cell) => cell.length > CELL_LINES);
    if (isText || lines.filter((cell) => cell.length > 0).length < 2) return;
    const text = lines.map((cell) => cell.join(' ').replaceAll('\t', ' ')).join('\t');
    this.#out.splice(start, this.#out.length - start, text.replace(/\t{1,1000}$/, ''));
    this.#blanks = 0;
  }

  openLink(href: string): void {
    this.closeLink();
    this.#link = { href, from: this.#pieces.length };
  }

  /** Appends the link target unless the link text already shows it. */
  closeLink(): void {
    if (!this.#link) return;
    const { href, from } = this.#link;
    this.#link = undefined;
    const label = this.#pieces.slice(from).join('').trim();
    if (label === href || label === href.replace(/^https?:\/\//i, '').replace(/\/$/, '')) return;
    this.words(this.#pieces.length === 0 ? '' : ' ');
    this.#put(`<${href}>`);
  }

  preformatted(step: 1 | -1): void {
    this.#pre = Math.max(0, this.#pre + step);
  }

  item(): void {
    this.newLine();
    this.#put('- ');
  }

  heading(): void {
    this.#put(HEADING);
  }

  done(): string {
    this.closeLink();
    this.newLine();
    return this.#out.join('\n').trim();
  }
}

interface Row {
  /** Number of open tables around it; closing tags of rows are optional. */
  table: number;
  /** Line numbers at which its cells start. */
  cells: number[];
  /** Contains another table, so it is a layout table. */
  isOuter: boolean;
}

interface Read {
  text: string;
  /** A hidden element was never closed. */
  isUnclosed: boolean;
}

function read(html: string, showsHidden: boolean, showsLinks = true): Read {
  const writer = new TextWriter();
  let tag = '';
  let attribute = '';
  let value = '';
  let href = '';
  let isHidden = false;
  /** Element whose content is skipped, and how many elements of that name are open. */
  let skipped: { name: string; open: number } | undefined;

  const onOpen = () => {
    if (skipped) {
      if (skipped.name === tag) skipped.open++;
      return;
    }
    if (NOT_DISPLAYED.has(tag) || (isHidden && !showsHidden && !VOID.has(tag))) {
      skipped = { name: tag, open: 1 };
      return;
    }
    if (tag === 'br') writer.newLine();
    else if (tag === 'li') writer.item();
    else if (CELLS.has(tag)) writer.cell();
    else if (tag === 'tr') writer.openRow();
    else if (PARAGRAPHS.has(tag)) writer.blankLine();
    else if (BLOCKS.has(tag)) writer.newLine();
    if (/^h[1-6]$/.test(tag)) writer.heading();
    if (tag === 'table') writer.openTable();
    if (tag === 'pre') writer.preformatted(1);
    if (showsLinks && (tag === 'a' || tag === 'area') && href !== '') writer.openLink(href);
    if (tag === 'area') writer.closeLink();
  };
  const onClose = (name: string) => {
    if (skipped) {
      if (skipped.name === name && --skipped.open === 0) skipped = undefined;
      return;
    }
    if (name === 'a') writer.closeLink();
    if (name === 'pre') writer.preformatted(-1);
    if (name === 'tr') writer.closeRow();
    if (name === 'table') writer.closeTable();
    if (PARAGRAPHS.has(name)) writer.blankLine();
    else if (BLOCKS.has(name)) writer.newLine();
  };

  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        href = '';
        isHidden = false;
        if (tag === 'body' && skipped?.name === 'head') skipped = undefined;
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, Math.min(end, start + 10_000));
      },
      onattribentity(codepoint) {
        if (value.length < 10_000) value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (attribute === 'href') href = value.replace(/[\t\n\r]/g, '').trim();
        if (attribute === 'style' && HIDDEN.test(value)) isHidden = true;
        if (attribute === 'hidden') isHidden = true;
      },
      onopentagend: onOpen,
      onselfclosingtag: onOpen,
      onclosetag: (start, end) => onClose(html.slice(start, end).trim().toLowerCase()),
      ontext(start, end) {
        if (writer.isFull) tokenizer.pause();
        else if (!skipped) writer.words(html.slice(start, Math.min(end, start + TEXT_MAX)));
      },
      ontextentity(codepoint) {
        if (!skipped) writer.words(String.fromCodePoint(codepoint));
      },
      oncdata: (start, end) => writer.words(html.slice(start, end)),
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return {
    text: withoutInvalidChars(writer.done()),
    isUnclosed: skipped !== undefined && !NOT_DISPLAYED.has(skipped.name),
  };
}

export interface HtmlText {
  /** Text for display. */
  shown: string;
  /** The same with `##` before headings, for analysis. */
  marked: string;
}

export function htmlText(html: string): HtmlText {
  const seen = read(html, false);
  const text = seen.isUnclosed ? read(html, true).text : seen.text;
  return { shown: text.replaceAll(HEADING, ''), marked: text.replaceAll(HEADING, '## ') };
}

/** What a reader of the page sees: without hidden elements and the targets of links. */
export const visibleText = (html: string): string => read(html, false, false).text.replaceAll(HEADING, '');
