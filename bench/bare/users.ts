import { type Asked, limitOf, offsetOf, type Statement } from './ask.ts';
import { has, iso, status, words } from './json.ts';

export function users({ query }: Asked): Statement {
  const search = query.get('search');
  const found = has("(u.email || ' ' || lower(u.first_name || ' ' || u.last_name))", 3);
  const where = `u.deleted_date is null${search ? ` and ${found}` : ''}`;
  const count = search
    ? `select count(*) from users u where ${where}`
    : 'select sum(change)::int from counter_users_by_status';
  const text = `with keys as materialized (select u.id from users u where ${where} order by u.date_joined desc, u.id desc limit $1 offset $2)
    select json_build_object('count', (${count}), 'results', coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email,
      'username', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
      'name', coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email),
      'role', case when u.is_superuser then 'superuser' else 'user' end, 'status', ${status('u.status_id')}, 'is_superuser', u.is_superuser,
      'date_joined', ${iso('u.date_joined')}, 'last_login', ${iso('u.last_login')}, 'info', json_build_object('image',
        (select json_build_object('id', f.id, 'file', '/pictures/' || f.key) from files f where f.id = u.image_file_id))) order by u.date_joined desc, u.id desc)
      from keys k join users u on u.id = k.id), '[]'::json)) as body`;
  const values = [limitOf(query), offsetOf(query), ...(search ? words(search) : [])];
  return { ...(search ? {} : { name: 'users' }), text, values };
}
