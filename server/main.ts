import { ConfigError } from './config.ts';
import { LockedError } from './db/lock-file.ts';
import { start } from './start.ts';

try {
  await start(process.env);
} catch (error) {
  // What a person can mend is one clear line; what we must mend keeps its stack.
  const plain = error instanceof ConfigError || error instanceof LockedError;
  process.stderr.write(`${plain ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
