import { ID_MAX } from '#core/constants.ts';

/** An id that came in a body may be any whole number; one that no row can have must not reach the database. */
export const canBe = (id: number): boolean => id >= 1 && id <= ID_MAX;
