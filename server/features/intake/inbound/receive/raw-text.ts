import { setImmediate } from 'node:timers/promises';

/** Of a message that could not be read: its lines as they came, and what a search for host names looks at. */
export interface RawText {
  /** Without base64 blocks: a person can't read those, and all of it is in the original. */
  shown: string;
  /** The body, with quoted-printable and base64 text decoded. */
  searched: string;
}

const SHOWN_CHARS = 200_000;
const SEARCHED_CHARS = 2_000_000;
/** A longer line is taken in pieces. */
const LINE_BYTES = 64 * 1024;
/** So many lines without a pause for others. */
const LINES_AT_ONCE = 5_000;
/** Less than both in a row that looks like base64 may be words. */
const BLOCK_LINES = 3;
const BLOCK_CHARS = 1_000;

const BOUNDARY = /^--[^\s-]/;
const ENCODING = /^content-transfer-encoding:\s*"?([\w-]+)/i;
const TYPE = /^content-type:\s*"?([\w-]+)/i;
/** A line in a part that is declared as base64. */
const DECLARED = /^[A-Za-z0-9+/]*={0,2}$/;
/** A line that is base64 wherever it stands. */
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

/** Lines of base64 that follow each other. */
interface Block {
  lines: number;
  chars: number;
  /** The lines themselves, as long as they may be needed. */
  kept: string[];
}
const noBlock = (): Block => ({ lines: 0, chars: 0, kept: [] });

/** Takes the lines one by one: knows no nesting, only which encoding was declared last. */
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
  /** Quoted-printable lines that go on. */
  #open = '';

  get isFull(): boolean {
    return this.#shownChars >= SHOWN_CHARS && this.#searchedChars >= SEARCHED_CHARS;
  }

  take(line: string): void {
    if (BOUNDARY.test(line)) this.#endPart();
    if (line !== '' && this.#isBase64(line)) {
      this.#leaveOut(line);
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

  #leaveOut(line: string): void {
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
    // The head of a message inside this one begins without a boundary.
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

/** One pass over the bytes, linear in their number, with pauses for others. */
export async function rawText(raw: Buffer): Promise<RawText> {
  const scan = new Scan();
  let taken = 0;
  for (const line of linesOf(raw)) {
    scan.take(line);
    if (scan.isFull) break;
    if (++taken % LINES_AT_ONCE === 0) await setImmediate();
  }
  return scan.end();
}
