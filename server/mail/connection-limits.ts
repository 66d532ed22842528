import { clientNetwork, inNetworks, parseNetworks } from '../base/networks.ts';

/** Connections at once, in total (decisions §11). */
const MAX_TOTAL = 200;
const MAX_PER_NETWORK = 20;

/** Connection limits, in total and per client network. Exempt addresses count toward the total only. */
export function makeConnectionLimits(exempt: readonly string[]) {
  const networks = parseNetworks(exempt) ?? [];
  const taken = new Map<string, string>();
  const byNetwork = new Map<string, number>();
  return {
    /** Returns false if a limit is reached. */
    acquire(session_id: string, address: string): boolean {
      const network = clientNetwork(address);
      const count = byNetwork.get(network) ?? 0;
      const isOneTooMany = count >= MAX_PER_NETWORK && !inNetworks(address, networks);
      if (taken.size >= MAX_TOTAL || isOneTooMany) return false;
      taken.set(session_id, network);
      byNetwork.set(network, count + 1);
      return true;
    },
    count: (): number => taken.size,
    release(session_id: string): void {
      const network = taken.get(session_id);
      if (network === undefined) return;
      taken.delete(session_id);
      const count = byNetwork.get(network)! - 1;
      if (count > 0) byNetwork.set(network, count);
      else byNetwork.delete(network);
    },
  };
}
