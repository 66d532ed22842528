import type { Deps } from '../../../deps.ts';
import { namesOf } from './public-pages.queries.ts';

/** A domain of the company for examples of addresses: its first registered one. */
export async function exampleDomain({ db }: Pick<Deps, 'db'>, company_id: number): Promise<string> {
  return (await namesOf(db, company_id)).domain ?? 'example.com';
}
