import { AppError } from '#core/errors.ts';
import type { Deps } from '../../../deps.ts';
import { pingDatabase } from './system.queries.ts';

/** 503 when the database does not answer in time, and during shutdown. */
export async function checkHealth({ db, log, shutdown }: Deps): Promise<{ status: 'ok' }> {
  if (shutdown?.healthChecked()) throw new AppError('unavailable');
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('timed out after 5 s')), 5_000).unref(),
  );
  try {
    await Promise.race([pingDatabase(db), timeout]);
    return { status: 'ok' };
  } catch (error) {
    log.warn({ err: error }, 'health check failed: the database did not answer');
    throw new AppError('unavailable');
  }
}
