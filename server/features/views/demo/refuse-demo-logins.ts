import { ConfigError, isPublic } from '../../../base/config.ts';
import { passwordMatches } from '../../../crypto/passwords.ts';
import type { Deps } from '../../../deps.ts';
import { findSuperusers } from './demo.queries.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './logins.ts';

/**
 * A database once filled with the demo keeps its logins in normal operation. The demo superuser's password is public,
 * so a public deployment refuses to start with it.
 */
export async function refuseDemoLogins({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<void> {
  if (config.DEMO_PUBLIC || !isPublic(config)) return;
  const emails = DEMO_LOGINS.map(({ email }) => email);
  for (const { email, password_hash } of await findSuperusers(db, emails)) {
    if (await passwordMatches(password_hash, DEMO_PASSWORD))
      throw new ConfigError(
        `DEMO: ${email} is a superuser with the demo password; set another with "npm run create-superuser -- ${email}", or DEMO_PUBLIC=1 to allow it`,
      );
  }
}
