import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';

const compiler = new PostgresQueryCompiler();

/** A part of statements that is always the same, put together once and not for every call. */
export function fixed<T>(part: RawBuilder<T>): RawBuilder<T> {
  const { sql: text, parameters } = compiler.compileQuery(part.toOperationNode(), createQueryId());
  if (parameters.length > 0) throw new Error('A part that is put together once carries no values');
  return sql.raw<T>(text);
}
