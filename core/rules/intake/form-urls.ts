/** beyond-edges § 12: two lines are the same URL if they differ at most in the case of scheme and host. */
export const foldUrl = (url: string): string =>
  url.trim().replace(/^[^/?#]*\/\/[^/?#]*/, (origin) => origin.toLowerCase());

/** The URLs without repeats, each as it was typed first. */
export function foldUrls(urls: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const url of urls) if (!kept.has(foldUrl(url))) kept.set(foldUrl(url), url);
  return [...kept.values()];
}
