/** security rule 21: after login only a path of our own; anything else is home. */
export function safeBackUrl(value: unknown): string {
  const ours = typeof value === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value);
  return ours ? value : '/';
}
