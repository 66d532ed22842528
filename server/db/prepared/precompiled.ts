import { createQueryId, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';

const compiler = new PostgresQueryCompiler();

/** A constant part of statements, compiled to text once instead of for every call. */
export function precompiled<T>(part: RawBuilder<T>): RawBuilder<T> {
  const { sql: text, parameters } = compiler.compileQuery(part.toOperationNode(), createQueryId());
  if (parameters.length > 0) throw new Error('A precompiled part carries no values');
  return sql.raw<T>(text);
}
