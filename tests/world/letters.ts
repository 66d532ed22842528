import type { World } from './world.ts';

/** Code and link of the newest confirmation mail to an address. */
export async function confirmationSentTo(world: World, email: string): Promise<{ code: string; link: URL }> {
  const text = await newestLetter(world, email);
  return { code: /^\d{6}$/m.exec(text)![0], link: new URL(/https?:\S+/.exec(text)![0]) };
}

/** Token of the newest reset mail to an address. */
export async function resetTokenSentTo(world: World, email: string): Promise<string> {
  return /\/reset-password-confirm\/([\w-]+)/.exec(await newestLetter(world, email))![1]!;
}

/** Token of the newest invitation mail to an address. */
export async function inviteTokenSentTo(world: World, email: string): Promise<string> {
  return /\/representative\/confirm\/([\w-]+)/.exec(await newestLetter(world, email))![1]!;
}

async function newestLetter(world: World, email: string): Promise<string> {
  await world.work();
  const [newest] = await world.mails(email);
  if (!newest) throw new Error(`No mail was sent to ${email}.`);
  return newest.text;
}
