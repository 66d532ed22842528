import { ID_MAX } from '#core/constants.ts';

/** An id from a request body may be any integer; one outside the column's range must not reach the database. */
export const isValidId = (id: number): boolean => id >= 1 && id <= ID_MAX;
