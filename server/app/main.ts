import { setFlagsFromString } from 'node:v8';
import { ConfigError } from '../base/config.ts';
import { UnsupportedSchemaError } from '../db/migrate.ts';
import { LockedError } from '../db/open/lock-file.ts';
import { UnreachableError } from '../db/open/open-postgres.ts';
import { DataDirError } from '../db/open/private-files.ts';
import { start } from './start.ts';

// The heap is cleared out whenever it has grown by this part of what is in use. V8 would choose by how busy the process was, and
// clear out all the time in a burst that comes after a quiet hour, when answers wait for it (decision 024).
setFlagsFromString('--heap-growing-percent=200');

// Whatever the process writes is for its owner alone (security rule 32).
process.umask(0o077);

/** Mistakes of configuration: their message says what to do. */
const KNOWN = [ConfigError, DataDirError, LockedError, UnreachableError, UnsupportedSchemaError];

try {
  await start(process.env);
} catch (error) {
  // What a person can mend is one clear line; what we must mend keeps its stack.
  const plain = KNOWN.some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
