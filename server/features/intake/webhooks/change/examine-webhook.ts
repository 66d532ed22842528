import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseFields } from '../../../../http/answer/refuse.ts';
import { checkAddress } from '../../../../outside/guard/check-address.ts';
import { checkManager, managedWebhook } from '../read/read-webhooks.ts';

interface Visit {
  deps: Deps;
  actor: Actor;
  params: { id: number };
  given: { url?: string | undefined };
}

/** Every refusal reads the same, so that nobody learns from it what can be reached from here. */
export async function addressFaults({ config }: Deps, url: string | undefined): Promise<FieldErrors> {
  if (url === undefined || typeof (await checkAddress(config, url)) === 'object') return {};
  return { url: [messages.addressUnreachable] };
}

export const refuseAddress = async (deps: Deps, url: string | undefined): Promise<void> =>
  refuseFields(await addressFaults(deps, url));

export async function examineCreate({ deps, actor, params, given }: Visit): Promise<FieldErrors> {
  await checkManager(deps, actor, params.id);
  return addressFaults(deps, given.url);
}

export async function examineChange({ deps, actor, params, given }: Visit): Promise<FieldErrors> {
  await managedWebhook(deps, actor, params.id);
  return addressFaults(deps, given.url);
}
