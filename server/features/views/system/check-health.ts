import { AppError } from '#core/errors.ts';
import type { Deps } from '../../../deps.ts';
import { askDatabase } from './system.queries.ts';

/** 503 when the database does not answer, or not soon enough for whoever watches; and when we are about to stop. */
export async function checkHealth({ db, log, shutdown }: Deps): Promise<{ status: 'ok' }> {
  if (shutdown?.healthChecked()) throw new AppError('unavailable');
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), 5_000).unref());
  try {
    await Promise.race([askDatabase(db), late]);
    return { status: 'ok' };
  } catch (error) {
    log.warn({ err: error }, 'the database does not answer');
    throw new AppError('unavailable');
  }
}
