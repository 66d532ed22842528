/** Providers that ignore dots in the local part, by the domain that each of their domains is counted under. */
const DOTS_IGNORED: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * The mailbox behind an address, as far as the address shows: lower-cased, without `+tag`, and without dots where the provider
 * ignores them. What is counted per target is counted under it, so that spelling an address differently opens no second count.
 */
export function mailTarget(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const [local, domain] = [address.slice(0, at), address.slice(at + 1).replace(/\.$/, '')];
  // An address that begins with its tag has no other name.
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const provider = Object.hasOwn(DOTS_IGNORED, domain) ? DOTS_IGNORED[domain]! : undefined;
  return provider ? `${untagged.replaceAll('.', '')}@${provider}` : `${untagged}@${domain}`;
}
