import { setTimeout as wait } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { readDomainSheet } from '#server/sheets/read-domain-sheet.ts';
import { packPlain, unpackWorkbook } from '#server/sheets/sheet-zip.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const times = (count: number, each: (n: number) => string) => Array.from({ length: count }, (_, n) => each(n)).join('');

const EMPTY = unpackWorkbook(Buffer.from(await writeXlsx({ sheets: [{ name: 'One', rows: [['a.com']] }] })), 1e6);

/** A workbook with deflated parts, as spreadsheet programs write it. */
function packDeflated(parts: ReadonlyMap<string, Buffer>): Buffer {
  const deflated = new Map([...parts].map(([name, bytes]) => [name, deflateRawSync(bytes, { level: 1 })]));
  const zip = Buffer.from(packPlain(deflated));
  let [local, central] = [0, zip.readUInt32LE(zip.length - 6)];
  for (const [name, { length }] of deflated) {
    zip.writeUInt16LE(8, local + 8);
    zip.writeUInt16LE(8, central + 10);
    local += 30 + Buffer.byteLength(name) + length;
    central += 46 + Buffer.byteLength(name);
  }
  return zip;
}

/** Starts both threads. The first is kept busy until the second runs, because an idle thread may end before that. */
export async function startSheetThreads(): Promise<void> {
  const read = (account: number) => readDomainSheet(Buffer.from('quay.com'), 'csv', account);
  let isStarted = false;
  const second = read(2).then(() => {
    isStarted = true;
  });
  while (!isStarted) {
    await read(1);
    await wait(100);
  }
  await second;
}

export interface HostileSheet {
  name: string;
  file: 'a.xlsx' | 'a.csv';
  bytes: Buffer;
  /** True when the error is "too many rows", false when it is "unreadable". */
  isTooLong: boolean;
}

let longest: Buffer | undefined;

/** The largest allowed sheet, which sets the cost limit. */
export function longestSheet(): HostileSheet {
  longest ??= packDeflated(
    new Map([
      ...EMPTY,
      [
        SHEET,
        Buffer.from(
          `<worksheet><sheetData>${times(10_000, (n) => `<row r="${n + 1}">${'<c t="str"><v>quay</v></c>'.repeat(40)}</row>`)}</sheetData></worksheet>`,
        ),
      ],
    ]),
  );
  return { name: 'ten thousand rows of forty cells', file: 'a.xlsx', bytes: longest, isTooLong: false };
}

/** Sheets with very many small parts, each of which took seconds of CPU before limits existed. */
export function starvingSheets(): HostileSheet[] {
  const workbook = (part: string, change: (xml: string) => string): Buffer =>
    packDeflated(new Map(EMPTY).set(part, Buffer.from(change(EMPTY.get(part)!.toString()))));
  const sheet = (rows: string) =>
    workbook(SHEET, (xml) => xml.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>`));
  const xlsx = (name: string, bytes: Buffer, isTooLong = false) => ({
    name,
    file: 'a.xlsx' as const,
    bytes,
    isTooLong,
  });
  const csv = (name: string, text: string, isTooLong = false) => ({
    name,
    file: 'a.csv' as const,
    bytes: Buffer.from(text),
    isTooLong,
  });
  return [
    xlsx('800,000 empty rows', sheet('<row/>'.repeat(800_000)), true),
    xlsx('300,000 rows under a prefix', sheet('<x:row></x:row>'.repeat(300_000)), true),
    xlsx('a cell in the last column of 9,000 rows', sheet(times(9_000, () => '<row><c r="XFD1"><v>1</v></c></row>'))),
    xlsx(
      '500,000 attributes',
      workbook(SHEET, (xml) => xml.replace('<sheetData', `<sheetData${times(500_000, (n) => ` a${n}=""`)}`)),
    ),
    xlsx('900,000 entities', sheet(`<row><c t="str"><v>${'&lt;'.repeat(900_000)}</v></c></row>`)),
    xlsx(
      '1,000,000 tags in the list of sheets',
      workbook('xl/workbook.xml', (xml) => xml.replace('</workbook>', '<a>'.repeat(1_000_000))),
    ),
    xlsx(
      '1,000,000 tags in the styles',
      workbook('xl/styles.xml', (xml) => xml.replace('</styleSheet>', `${'<a/>'.repeat(1_000_000)}</styleSheet>`)),
    ),
    csv('4 million line breaks', '\n'.repeat(4_000_000), true),
    csv('line breaks in quotes that never close', `"${'a\n'.repeat(2_000_000)}`, true),
    csv('5 million commas', ','.repeat(5_000_000)),
  ];
}
