import type { World } from './world.ts';

/** The six digits and the link of the newest confirmation that an address was sent. */
export async function confirmationSentTo(world: World, email: string): Promise<{ code: string; link: URL }> {
  const text = await newestLetter(world, email);
  return { code: /^\d{6}$/m.exec(text)![0], link: new URL(/https?:\S+/.exec(text)![0]) };
}

/** The token of the newest reset link that an address was sent. */
export async function resetTokenSentTo(world: World, email: string): Promise<string> {
  return /\/reset-password-confirm\/([\w-]+)/.exec(await newestLetter(world, email))![1]!;
}

/** The token of the newest invitation that an address was sent. */
export async function inviteTokenSentTo(world: World, email: string): Promise<string> {
  return /\/representative\/confirm\/([\w-]+)/.exec(await newestLetter(world, email))![1]!;
}

async function newestLetter(world: World, email: string): Promise<string> {
  await world.work();
  const [newest] = await world.mails(email);
  if (!newest) throw new Error('No letter was sent there.');
  return newest.text;
}
