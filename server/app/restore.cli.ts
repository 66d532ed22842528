import { resolve } from 'node:path';
import { readStorageConfig } from '../base/config.ts';
import { checkBackup, restore } from '../db/backup/restore.ts';
import { printCounts } from '../db/backup/table-hash.ts';

/** `npm run restore -- FILE`: restores into an empty database; `--check` only verifies the file. */
process.umask(0o077);
try {
  const [isCheck, file] = [
    process.argv.includes('--check'),
    process.argv.slice(2).find((word) => !word.startsWith('--')),
  ];
  if (!file) throw new Error('Specify the backup to restore: npm run restore -- FILE');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const storage = readStorageConfig(process.env);
  const { head, counts } = isCheck ? await checkBackup(path) : await restore(storage, path);
  console.log(printCounts(counts));
  console.log(`\n${isCheck ? 'The backup is intact' : 'Restored and verified'}. It was made at ${head.made}.`);
  if (!isCheck) {
    console.log('Everyone has to log in again: sessions and password reset links are not restored.');
    if (!storage.DATABASE_URL)
      console.log(
        'The next start creates a new secret: unsubscribe links in earlier emails stop working, and Xero has to be reconnected.',
      );
  }
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
