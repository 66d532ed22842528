import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

/** Checks the minimum Node.js version before anything else is loaded, so it can't use dependencies. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Safeharbor needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
