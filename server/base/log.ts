import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { scrubLine } from './scrub-cards.ts';

/**
 * The loggable part of an error. Database drivers attach the values of the failed statement, such as addresses and hashes, which
 * must not reach the log (security rule 22).
 */
function plainError(error: Error & { code?: unknown }): object {
  const { name, message, code, stack } = error;
  return { name, message, ...(typeof code === 'string' && { code }), stack };
}

/** Buffered: a write per line would cost more than many responses. */
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
