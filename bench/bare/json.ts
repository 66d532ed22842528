import type pg from 'pg';
import { ORDER_TYPES, statusLookup } from '#core/lookups.ts';
import { ngramsIn } from '#server/db/lists/search.ts';

/** SQL fragments that build the API's JSON in PostgreSQL. */
const named = (names: readonly string[], id: string) =>
  `json_build_object('id', ${id}, 'name', (array[${names.map((name) => `'${name}'`).join()}])[${id}])`;

const STATUSES = Array.from({ length: 22 }, (_, at) => statusLookup(at + 1).name);
export const status = (id: string) => named(STATUSES, id);
export const orderType = (id: string) =>
  named(
    ORDER_TYPES.map(({ name }) => name),
    id,
  );
export const plan = (id: string) => named(['Year', 'Month'], id);
export const source = (id: string) => named(['Email', 'Web form', 'Post', 'Courier', 'Fax', 'API'], id);
export const iso = (date: string) => `to_char(${date} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const padded = (id: string) => `lpad(${id}::text, greatest(4, length(${id}::text)), '0')`;
export const listed = (rows: string) => `coalesce((select json_agg(${rows}), '[]'::json)`;
export const person = (id: string) => `(select json_build_object('id', u.id, 'name', coalesce(nullif(concat_ws(' ',
  nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email), 'email', u.email) from users u where u.id = ${id})`;
export const token = (id: string) =>
  `(select json_build_object('id', t.id, 'name', t.name) from company_tokens t where t.id = ${id})`;
/** Counts a call against a limit of the caller, whose row is given. */
export const counted = (row: string) => `counted as (insert into limits as l (key, tries, expires_date) ${row}
  on conflict (key) do update set tries = case when l.expires_date <= now() then 1 else l.tries + 1 end,
    expires_date = case when l.expires_date <= now() then excluded.expires_date else l.expires_date end returning tries)`;
/** Substring match through the 4-gram index; `words` are its two parameters, from `$at` on. */
export const has = (column: string, at: number) =>
  `(ngrams(${column}) @@ $${at}::tsquery and strpos(${column}, $${at + 1}) > 0)`;
export const words = (search: string): string[] => [ngramsIn(search), search.toLowerCase()];
/** LIKE pattern for a substring match over few rows. */
export const pattern = (search: string) => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
/** JSON is passed through as text. */
export const AS_TEXT = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;
