import { setImmediate } from 'node:timers/promises';

/** Text of an unreadable message: to show, and to search for host names. */
export interface RawText {
  /** The raw lines without base64 blocks. */
  shown: string;
  /** The body, with quoted-printable and base64 text decoded. */
  searched: string;
}

const SHOWN_CHARS = 200_000;
const SEARCHED_CHARS = 2_000_000;
/** Longer lines are split. */
const LINE_BYTES = 64 * 1024;
/** Lines between yields to the event loop. */
const LINES_AT_ONCE = 5_000;
/** Undeclared runs shorter than both limits may be words that only look like base64. */
const BLOCK_LINES = 3;
const BLOCK_CHARS = 1_000;

const BOUNDARY = /^--[^\s-]/;
const ENCODING = /^content-transfer-encoding:\s*"?([\w-]+)/i;
const TYPE = /^content-type:\s*"?([\w-]+)/i;
/** A line in a part that is declared as base64. */
const DECLARED = /^[A-Za-z0-9+/]*={0,2}$/;
/** A line that is base64 even without a declaration. */
const OBVIOUS = /^[A-Za-z0-9+/]{60,}={0,2}$/;

function* linesOf(raw: Buffer): Generator<string> {
  for (let from = 0; from < raw.length; ) {
    const end = raw.indexOf(10, from);
    const until = Math.min(end === -1 ? raw.length : end, from + LINE_BYTES);
    yield raw.toString('utf8', from, until).replace(/\r$/, '');
    from = until === end ? until + 1 : until;
  }
}

const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Consecutive base64 lines. */
interface Block {
  lines: number;
  chars: number;
  /** The lines, while they may still be needed. */
  kept: string[];
}
const noBlock = (): Block => ({ lines: 0, chars: 0, kept: [] });

/** Line-by-line state machine. Ignores MIME nesting and tracks only the encoding declared last. */
class Scan {
  #shown: string[] = [];
  #shownChars = 0;
  #searched: string[] = [];
  #searchedChars = 0;
  #block = noBlock();
  #encoding = '';
  #declared = { encoding: '', type: '' };
  #isBody = false;
  #isPartHead = true;
  /** Quoted-printable text up to a soft line break. */
  #open = '';

  get isFull(): boolean {
    return this.#shownChars >= SHOWN_CHARS && this.#searchedChars >= SEARCHED_CHARS;
  }

  add(line: string): void {
    if (BOUNDARY.test(line)) this.#endPart();
    if (line !== '' && this.#isBase64(line)) {
      this.#skip(line);
      return;
    }
    this.#endBlock();
    this.#show(line);
    if (this.#isBody) this.#search(line);
    this.#readHead(line);
  }

  end(): RawText {
    this.#endPart();
    return { shown: this.#shown.join('\n').slice(0, SHOWN_CHARS), searched: this.#searched.join('\n') };
  }

  #isBase64(line: string): boolean {
    if (this.#encoding === 'base64') return DECLARED.test(line);
    const isLast = this.#isLong() && line.length % 4 === 0 && DECLARED.test(line);
    return isLast || OBVIOUS.test(line);
  }

  #isLong = (): boolean => this.#block.lines >= BLOCK_LINES || this.#block.chars >= BLOCK_CHARS;

  #isText = (): boolean => this.#encoding === 'base64' && ['', 'text'].includes(this.#declared.type);

  #skip(line: string): void {
    const block = this.#block;
    if (this.#isText() ? block.chars < SEARCHED_CHARS : !this.#isLong()) block.kept.push(line);
    block.lines++;
    block.chars += line.length;
  }

  #readHead(line: string): void {
    if (line === '') {
      if (this.#isPartHead) this.#encoding = this.#declared.encoding;
      this.#isPartHead = false;
      this.#isBody = true;
      return;
    }
    const encoding = ENCODING.exec(line)?.[1];
    const type = TYPE.exec(line)?.[1];
    if (encoding !== undefined) this.#declared.encoding = encoding.toLowerCase();
    if (type !== undefined) this.#declared.type = type.toLowerCase();
    // An embedded message has headers without a boundary before them.
    if (encoding !== undefined || type !== undefined) this.#isPartHead = true;
  }

  #endPart(): void {
    this.#endBlock();
    this.#closeLine();
    this.#encoding = '';
    this.#declared = { encoding: '', type: '' };
    this.#isPartHead = true;
  }

  #endBlock(): void {
    const { lines, kept } = this.#block;
    if (lines === 0) return;
    const isBlock = this.#encoding === 'base64' || this.#isLong();
    this.#block = noBlock();
    if (isBlock) {
      this.#show(`[… ${lines} base64 ${lines === 1 ? 'line' : 'lines'} left out]`);
      if (this.#isText()) this.#find(Buffer.from(kept.join(''), 'base64').toString('utf8'));
      return;
    }
    for (const line of kept) {
      this.#show(line);
      if (this.#isBody) this.#search(line);
    }
  }

  #show(line: string): void {
    if (this.#shownChars >= SHOWN_CHARS) return;
    this.#shown.push(line);
    this.#shownChars += line.length + 1;
  }

  #search(line: string): void {
    if (this.#encoding !== 'quoted-printable') {
      this.#find(line);
      return;
    }
    const goesOn = line.endsWith('=');
    this.#open += goesOn ? line.slice(0, -1) : `${line}\n`;
    if (!goesOn || this.#open.length >= LINE_BYTES) this.#closeLine();
  }

  #closeLine(): void {
    if (this.#open !== '') this.#find(unquoted(this.#open));
    this.#open = '';
  }

  #find(text: string): void {
    if (this.#searchedChars >= SEARCHED_CHARS) return;
    this.#searched.push(text);
    this.#searchedChars += text.length + 1;
  }
}

/** One linear pass over the bytes that yields to the event loop. */
export async function rawText(raw: Buffer): Promise<RawText> {
  const scan = new Scan();
  let count = 0;
  for (const line of linesOf(raw)) {
    scan.add(line);
    if (scan.isFull) break;
    if (++count % LINES_AT_ONCE === 0) await setImmediate();
  }
  return scan.end();
}
