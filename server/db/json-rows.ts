/** Rows as one parameter for `json_to_recordset`. Half a surrogate pair, which JSON can say and the database cannot keep, is replaced. */
export const jsonRows = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value) =>
    typeof value === 'string' && !value.isWellFormed() ? value.toWellFormed() : value,
  );
