/** Canonical domains of providers that ignore dots in the local part. */
const DOTS_IGNORED: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * The canonical form of an address: lowercase, without `+tag`, and without dots if the provider ignores them. Rate limits use
 * it as their key, so that aliases of a mailbox share one limit.
 */
export function mailTarget(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1).replace(/\.$/, '')];
  // A local part that starts with `+` is kept: nothing would remain.
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const provider = Object.hasOwn(DOTS_IGNORED, domain) ? DOTS_IGNORED[domain]! : undefined;
  return provider ? `${untagged.replaceAll('.', '')}@${provider}` : `${untagged}@${domain}`;
}
