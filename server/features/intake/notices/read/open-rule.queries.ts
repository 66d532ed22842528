import { type RawBuilder, sql } from 'kysely';
import { OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import type { Scope } from '../../../../db/scope.ts';

/** Literals, for plans that fit these statuses. */
export const anyOfStatuses = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${column} in (${sql.join(ids.map((id) => sql.lit(id)))})`;

/**
 * beyond § 23: open notices of a counter, by the reader's rule. For customers the status decides; superusers handle New notices and
 * failed deliveries.
 */
export const isOpenFor = (scope: Scope): RawBuilder<boolean> =>
  scope.all ? sql<boolean>`is_open_for_agent` : anyOfStatuses(sql`status_id`, OPEN_NOTICE_STATUSES);
