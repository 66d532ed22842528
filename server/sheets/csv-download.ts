import type { Download } from '#core/contract/endpoint.ts';
import { type CsvColumn, csvHead, csvLines, UTF8_BOM } from '#core/rules/text/csv.ts';
import { inChunks } from '../db/in-chunks.ts';

const CHUNK = 500;

/** Streams a list as CSV, read in chunks so that only one chunk is in memory. */
export function csvDownload<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Download {
  async function* text() {
    yield UTF8_BOM + csvHead(columns);
    for await (const chunk of inChunks(ids, CHUNK)) yield csvLines(await read(chunk), columns);
  }
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: text() };
}
