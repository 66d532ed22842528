import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../db/tables.ts';
import { formAddressOf } from '../../registry/public-pages/resolve-page.ts';

/** The address of the company's notice form; null while it is off. */
export const formAddress = async (
  db: Db,
  config: Pick<Config, 'PUBLIC_URL'>,
  company_id: number | null,
): Promise<string | null> => (company_id === null ? null : formAddressOf(db, config, company_id));
