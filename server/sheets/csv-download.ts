import type { Download } from '#core/contract/endpoint.ts';
import { type CsvColumn, csvHead, csvLines, UTF8_BOM } from '#core/rules/text/csv.ts';
import { inPieces } from '../db/in-pieces.ts';

const PIECE = 500;

/** A list as a sheet, read and sent piece by piece: however long it is, no more than a piece of it is held. */
export function csvDownload<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Download {
  async function* text() {
    yield UTF8_BOM + csvHead(columns);
    for await (const piece of inPieces(ids, PIECE)) yield csvLines(await read(piece), columns);
  }
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: text() };
}
