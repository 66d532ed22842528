/** Rows as one parameter for `json_to_recordset`. Lone surrogates, which JSON allows and the database rejects, are replaced. */
export const jsonRows = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value) =>
    typeof value === 'string' && !value.isWellFormed() ? value.toWellFormed() : value,
  );
