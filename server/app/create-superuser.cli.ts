import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { z } from 'zod';
import { email, newPassword } from '#core/contract/fields.ts';
import { readConfig } from '../base/config.ts';
import { makeSuperuser } from '../features/records/users/status/make-superuser.ts';
import { open } from './open.ts';

const Answers = z.object({ email: email(), password: newPassword() });

/** `npm run create-superuser -- EMAIL`: prompts for missing values. The password may come from SUPERUSER_PASSWORD. */
async function ask(): Promise<z.output<typeof Answers>> {
  const [given] = process.argv.slice(2).filter((argument) => argument.includes('@'));
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers = {
    email: given ?? (await lines.question('Email: ')),
    password: process.env.SUPERUSER_PASSWORD || (await lines.question('Password: ')),
  };
  lines.close();
  const parsed = Answers.safeParse(answers);
  if (!parsed.success) throw new Error(parsed.error.issues[0]!.message);
  return parsed.data;
}

process.umask(0o077);
try {
  const answers = await ask();
  const { SUPERUSER_EMAIL: _, SUPERUSER_PASSWORD: __, ...env } = process.env;
  const { deps, close } = await open(readConfig({ ...env, DEMO: '0' }), pino({ level: 'silent' }));
  const id = await makeSuperuser(deps, answers.email, answers.password);
  await close();
  console.log(`${answers.email} is now a superuser (ID ${id}).`);
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
