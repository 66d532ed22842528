import type { Pool } from 'pg';

/** Pages as templates: their texts are the product's, taken once, with holes for what the statement reads. */
const templates = new Map<string, Promise<string>>();

async function templateOf(path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${process.env.PRODUCT_PORT}${path}`);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Words of the page's company that stand for those that were read. */
const HOLES = ['service_name', 'intro', 'repeat_policy'] as const;

export async function publicPage(pool: Pool, path: string): Promise<string> {
  const [, , slug, page] = path.split('/');
  if (!templates.has(path)) templates.set(path, templateOf(path));
  const months = `(select json_agg(m.numbers order by m.month) from published_months m where m.company_id = p.company_id)`;
  const { rows } = await pool.query({
    name: `page-${page}`,
    text: `select p.service_name, p.intro, p.repeat_policy, c.name, c.status_id, c.dmca_registration_id, c.expires_date,
        r.strike_limit, r.months ${page === 'transparency' ? `, ${months} as numbers` : ''}
      from page_slugs s join public_pages p on p.company_id = s.company_id join companies c on c.id = p.company_id
      left join repeat_policies r on r.company_id = c.id where s.slug = $1 and p.is_on and c.status_id <> 14`,
    values: [slug],
  });
  let text = await templates.get(path)!;
  for (const hole of HOLES) text = text.replaceAll(escaped(rows[0][hole]), () => escaped(rows[0][hole]));
  return text;
}
