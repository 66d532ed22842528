import { inNetworks, parseNetworks } from '../networks.ts';

/** decisions §11. */
const FOR_ALL = 200;
const FOR_ONE_ADDRESS = 20;

/** How many talk to us at once, in all and from one address; exempt addresses count in all only. */
export function makePlaces(exempt: readonly string[]) {
  const networks = parseNetworks(exempt) ?? [];
  const taken = new Map<string, string>();
  const byAddress = new Map<string, number>();
  return {
    /** Whether there is a place for this session. */
    take(session_id: string, address: string): boolean {
      const count = byAddress.get(address) ?? 0;
      const isOneTooMany = count >= FOR_ONE_ADDRESS && !inNetworks(address, networks);
      if (taken.size >= FOR_ALL || isOneTooMany) return false;
      taken.set(session_id, address);
      byAddress.set(address, count + 1);
      return true;
    },
    count: (): number => taken.size,
    leave(session_id: string): void {
      const address = taken.get(session_id);
      if (address === undefined) return;
      taken.delete(session_id);
      const count = byAddress.get(address)! - 1;
      if (count > 0) byAddress.set(address, count);
      else byAddress.delete(address);
    },
  };
}
