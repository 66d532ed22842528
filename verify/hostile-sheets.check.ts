import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect } from 'vitest';
import { packPlain, unpackWorkbook } from '#server/sheets/sheet-zip.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { test } from '#tests/world/world.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

const SHEETS = scaled(600, 60);
/** Uploads are limited per account. */
const PER_ACCOUNT = 25;
/** In processor time: on a busy machine, wall time counts other programs too. */
const SLOW_SECONDS = 20;

const SHEET = 'xl/worksheets/sheet1.xml';
const dtd = '<!DOCTYPE x [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
const cells = (count: number, cell: (n: number) => string) =>
  `<sheetData>${Array.from({ length: count }, (_, n) => cell(n)).join('')}</sheetData>`;

/** Workbooks that expand, nest, repeat or misreport their content. */
const CRAFTED: readonly ((xml: string) => string)[] = [
  (xml) => xml.replace(/\?>/, `?>${dtd}`),
  (xml) =>
    xml.replace(
      /<sheetData>.*<\/sheetData>/s,
      cells(60_000, (n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`),
    ),
  (xml) => xml.replace(/<sheetData>/, `<sheetData>${'<row>'.repeat(50_000)}`),
  (xml) =>
    xml.replace(
      /<sheetData>.*<\/sheetData>/s,
      `<sheetData><row r="1">${'<c r="XFD1"><v>1</v></c>'.repeat(50_000)}</row></sheetData>`,
    ),
  (xml) => xml.replace(/r="1"/g, 'r="99999999999999"'),
  (xml) => xml.replace(/<\/sheetData>.*/s, ''),
  (xml) => `${' '.repeat(20_000_000)}${xml}`,
  (xml) => xml.replace(/<v>/g, `<f>${'A1+'.repeat(100_000)}A1</f><v>`),
];

/** A zip bomb: 400 MB in 400 KB, with a false size. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(400 * 1024 * 1024), { level: 1 });
  const whole = Buffer.from(packPlain(new Map([[SHEET, packed]])));
  for (const at of [8, whole.indexOf('PK\x01\x02', 'latin1') + 10]) whole.writeUInt16LE(8, at);
  return whole;
}

describe('a hostile sheet', () => {
  test('is answered in time, and the next sheet is read', async ({ world }) => {
    const rows = [['Domain', 'Email'], ...Array.from({ length: 50 }, (_, n) => [`quay-${n}.com`, `a${n}@example.com`])];
    const whole = Buffer.from(await writeXlsx({ sheets: [{ name: 'One', rows }] }));
    const crafted = CRAFTED.map((change) => {
      const parts = unpackWorkbook(whole, 1e6);
      parts.set(SHEET, Buffer.from(change(parts.get(SHEET)!.toString())));
      return Buffer.from(packPlain(parts));
    });
    const huge = bomb();
    const random = new Random(5);
    const damaged = (): Buffer => {
      const bytes = Buffer.from(whole);
      for (let n = random.below(20); n >= 0; n--) bytes[random.below(bytes.length)] = random.below(256);
      return random.chance(0.3) ? bytes.subarray(0, random.below(bytes.length)) : bytes;
    };
    const wrong: string[] = [];
    const counts: Record<number, number> = {};
    let person = await world.user();
    let peak = 0;
    for (let n = 0; n < SHEETS; n++) {
      if (n % PER_ACCOUNT === 0) person = await world.user();
      const bytes = n % 60 === 7 ? huge : n % 6 === 0 ? crafted[(n / 6) % crafted.length]! : damaged();
      const before = process.cpuUsage();
      const body = multipart({ field: 'files', file: 'domains.xlsx', bytes });
      const { statusCode } = await person.request({ method: 'POST', url: '/api/domains/upload/', ...body });
      const { user, system } = process.cpuUsage(before);
      const took = (user + system) / 1e6;
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
      peak = Math.max(peak, process.memoryUsage().rss / 2 ** 20);
      if (![200, 400, 413, 415].includes(statusCode)) wrong.push(`sheet ${n} → ${statusCode}`);
      if (bytes === huge && statusCode !== 400) wrong.push(`the bomb → ${statusCode}`);
      if (took > SLOW_SECONDS) wrong.push(`sheet ${n} took ${took.toFixed(1)} s of processor time`);
    }
    const body = multipart({ field: 'files', file: 'domains.xlsx', bytes: whole });
    const last = await (await world.user()).request({ method: 'POST', url: '/api/domains/upload/', ...body });
    expect(last.json().domains).toHaveLength(50);
    expectNone(wrong);
    expect(peak, 'memory').toBeLessThan(1_000);
    const said = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    figure(
      `${many(SHEETS, 'hostile sheets')}: ${said.join(', ')}; memory at most ${Math.round(peak)} MB, the next one is read`,
    );
  });
});
