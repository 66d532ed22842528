import { setFlagsFromString } from 'node:v8';
import { ConfigError } from '../base/config.ts';
import { UnsupportedSchemaError } from '../db/migrate.ts';
import { LockedError } from '../db/open/lock-file.ts';
import { UnreachableError } from '../db/open/open-postgres.ts';
import { DataDirError } from '../db/open/private-files.ts';
import { start } from './start.ts';

// A fixed heap growth between two major garbage collections. V8's heuristic depends on past load: in a burst after a quiet hour it
// would collect all the time while responses wait (decision 024).
setFlagsFromString('--heap-growing-percent=200');

// Files are readable by their owner only (security rule 32).
process.umask(0o077);

/** Errors that an operator can fix: the message says how. */
const OPERATOR_ERRORS = [ConfigError, DataDirError, LockedError, UnreachableError, UnsupportedSchemaError];

try {
  await start(process.env);
} catch (error) {
  // An operator's error is one line; a bug keeps its stack.
  const plain = OPERATOR_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
