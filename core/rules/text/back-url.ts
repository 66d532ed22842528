/** security rule 21: prevents open redirects after login. Anything but a local path becomes `/`. */
export function safeBackUrl(value: unknown): string {
  const ours = typeof value === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value);
  return ours ? value : '/';
}
