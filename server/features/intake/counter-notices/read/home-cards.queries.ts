import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../../db/scope.ts';
import type { CardView } from './cards.ts';
import { alsoDisabled, isPutBackDue, viewRows, within } from './counter-notices.queries.ts';

/** Most urgent first. */
const CARDS_MAX = 20;

/**
 * Counter-notices with cards, among the few that are not over: due or overdue, with a proceeding that nobody assessed in time, not
 * delivered to the complainant, or found complete late.
 */
export const cardRows = (scope: Scope, now: Date): RawBuilder<CardView> => sql<CardView>`
  with keys as materialized (
      select c.id, row_number() over (order by c.due_date, c.id) as place from counternotices c
      where c.state in ('running', 'held') and ${within(scope)} and (
        ${isPutBackDue(now)}
        or (c.leader_id is null and c.state = 'held' and c.latest_date <= ${now}::timestamptz
          and exists (select 1 from holds h where h.counternotice_id = c.id and h.state = 'reported'))
        or c.is_forward_failed
        or (c.is_late and (c.due_date is null or c.due_date > ${now}::timestamptz)))
      order by c.due_date, c.id limit ${sql.lit(CARDS_MAX)}
    )
    ${viewRows(scope, sql`, ${alsoDisabled(now)}`)} order by k.place`;
