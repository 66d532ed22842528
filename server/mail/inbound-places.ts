import { clientNetwork, inNetworks, parseNetworks } from '../base/networks.ts';

/** decisions §11. */
const FOR_ALL = 200;
const FOR_ONE_ADDRESS = 20;

/** How many talk to us at once, in all and from one client network; exempt addresses count in all only. */
export function makePlaces(exempt: readonly string[]) {
  const networks = parseNetworks(exempt) ?? [];
  const taken = new Map<string, string>();
  const byNetwork = new Map<string, number>();
  return {
    /** Whether there is a place for this session. */
    take(session_id: string, address: string): boolean {
      const network = clientNetwork(address);
      const count = byNetwork.get(network) ?? 0;
      const isOneTooMany = count >= FOR_ONE_ADDRESS && !inNetworks(address, networks);
      if (taken.size >= FOR_ALL || isOneTooMany) return false;
      taken.set(session_id, network);
      byNetwork.set(network, count + 1);
      return true;
    },
    count: (): number => taken.size,
    leave(session_id: string): void {
      const network = taken.get(session_id);
      if (network === undefined) return;
      taken.delete(session_id);
      const count = byNetwork.get(network)! - 1;
      if (count > 0) byNetwork.set(network, count);
      else byNetwork.delete(network);
    },
  };
}
