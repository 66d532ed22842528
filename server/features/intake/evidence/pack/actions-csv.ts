import { type CsvColumn, csvHead, csvLines } from '#core/rules/text/csv.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import type { ActionFact } from '../facts/growing-facts.queries.ts';

/** The columns of actions.csv (beyond-edges § 14). `proofs` has the names of files in the pack by their ids. */
const columnsOf = (proofs: ReadonlyMap<number, string>): readonly CsvColumn<ActionFact>[] => [
  { title: 'id', value: ({ id }) => id },
  { title: 'url', value: ({ url }) => url },
  { title: 'action', value: ({ action }) => action },
  { title: 'date', value: ({ date }) => date.toISOString() },
  { title: 'recorded_date', value: ({ recorded_date }) => recorded_date.toISOString() },
  { title: 'by', value: ({ author }) => (author ? displayName(author) : '') },
  { title: 'token', value: ({ token_name }) => token_name },
  { title: 'subscriber', value: ({ subscriber }) => subscriber },
  { title: 'reason', value: ({ reason }) => reason },
  { title: 'note', value: ({ note }) => note },
  { title: 'file', value: ({ file_id }) => (file_id === null ? '' : proofs.get(file_id)) },
];

export async function* actionsCsv(
  chunks: AsyncIterable<readonly ActionFact[]>,
  proofs: ReadonlyMap<number, string>,
): AsyncGenerator<string> {
  const columns = columnsOf(proofs);
  yield csvHead(columns);
  for await (const actions of chunks) yield csvLines(actions, columns);
}
