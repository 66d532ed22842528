import { type FactorChallenge, login, Tokens } from '#core/contract/records/auth.ts';
import { PASSWORD, type World } from './world.ts';

/** Logs in an account without a second factor. */
export const logInAs = async (world: World, username: string, password = PASSWORD): Promise<Tokens> =>
  Tokens.parse(await world.visitor().call(login, { body: { username, password } }));

/** The first step of a login of an account with a second factor. */
export async function beginLogin(world: World, username: string, password = PASSWORD): Promise<FactorChallenge> {
  const answer = await world.visitor().call(login, { body: { username, password } });
  if ('access' in answer) throw new Error('the login needed no second factor');
  return answer;
}
