import { ConfigError } from './config.ts';
import { LockedError } from './db/lock-file.ts';
import { UnreachableError } from './db/open.ts';
import { start } from './start.ts';

try {
  await start(process.env);
} catch (error) {
  // What a person can mend is one clear line; what we must mend keeps its stack.
  const plain = [ConfigError, LockedError, UnreachableError].some((kind) => error instanceof kind);
  process.stderr.write(`${plain ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
