import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../db/tables.ts';

/** The address of the company's notice form; null while it is off. */
export async function formAddress(
  _db: Db,
  _config: Pick<Config, 'PUBLIC_URL'>,
  _company_id: number | null,
): Promise<string | null> {
  return null;
}
