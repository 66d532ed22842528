import { TOKEN_SCOPES, type TokenScope } from '#core/lookups.ts';
import { newCompanyToken } from '#server/crypto/company-tokens.ts';
import { hashSecret } from '#server/crypto/secrets.ts';
import { Person } from './person.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;

interface Values {
  name?: string;
  scopes?: readonly TokenScope[];
  expires_date?: Date;
}

/** Inserts a token of a company; by default one that may do everything that tokens may. */
export async function putToken(world: World, company_id: number, values: Values = {}) {
  const { name = 'Ticket system', scopes = TOKEN_SCOPES, expires_date } = values;
  const token = newCompanyToken();
  const { id } = await world.deps.db
    .insertInto('company_tokens')
    .values({
      ...{ company_id, name, scopes: [...scopes], created_by: null, reminder_date: null },
      ...{ hash: hashSecret(token), hint: token.slice(-4) },
      expires_date: expires_date ?? new Date(+world.clock.now() + 90 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** A caller with a company token. */
export function caller({ app }: Pick<World, 'app'>, token: string): Person {
  const system = new Person(app);
  system.companyToken = token;
  return system;
}

export async function tokenOf(world: World, company_id: number, ...scopes: TokenScope[]): Promise<Person> {
  const { token } = await putToken(world, company_id, scopes.length > 0 ? { scopes } : {});
  return caller(world, token);
}
