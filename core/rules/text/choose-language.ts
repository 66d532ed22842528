/** The best of the languages for an Accept-Language header (RFC 9110 § 12.5.4); the first one if none fits. */
export function chooseLanguage<L extends string>(languages: readonly [L, ...L[]], header: string | undefined): L {
  const wanted = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { language: range.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const found = languages.find((one) => one === language);
    if (found !== undefined) return found;
  }
  return languages[0];
}
