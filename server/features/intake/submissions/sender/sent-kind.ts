import type { FormKind } from '#core/contract/intake/submissions.ts';
import type { Deps } from '../../../../deps.ts';
import { kindOfReference } from '../submissions.queries.ts';

/** Which words the page after a form uses. An unknown reference is answered like that of a notice. */
export const sentKind = async ({ db }: Pick<Deps, 'db'>, reference: string): Promise<FormKind> =>
  (await kindOfReference(db, reference)) ?? 'notice';
