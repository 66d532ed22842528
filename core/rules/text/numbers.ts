const numberFormat = new Intl.NumberFormat('en-US');

/** spec §9: thousands are grouped with commas. */
export const thousands = (value: number): string => numberFormat.format(value);

/** 1 domain, 1,204 domains */
export const plural = (count: number, one: string, many: string = `${one}s`): string =>
  `${thousands(count)} ${count === 1 ? one : many}`;
