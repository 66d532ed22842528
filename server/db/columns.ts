import { type RawBuilder, sql } from 'kysely';

type Complete<Row, C extends readonly string[]> = [Exclude<keyof Row, C[number]>] extends [never]
  ? unknown
  : { readonly missing: Exclude<keyof Row, C[number]> };

/** The columns of a row type as a list. A missing or extra column is a compile error that names it. */
export const columnsOf =
  <Row>() =>
  <const C extends readonly (keyof Row & string)[]>(columns: C & Complete<Row, C>): C =>
    columns;

/** `t.id, t.name, …` in a statement. */
export const columnList = (alias: string, columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)));
