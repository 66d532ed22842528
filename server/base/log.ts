import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { scrubLine } from './scrub-cards.ts';

/**
 * What a log may know of an error: never the values that a database driver hangs on it (security rule 22), which are
 * addresses, hashes and names.
 */
function plainError(error: Error & { code?: unknown }): object {
  const { name, message, code, stack } = error;
  return { name, message, ...(typeof code === 'string' && { code }), stack };
}

/** Lines are written a few thousand letters at a time, or twice a second: a write for each would cost more than many an answer. */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });

export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
    hooks: { streamWrite: scrubLine },
  };
  return pino(options, destination ?? standardOutput());
}
