const numberFormat = new Intl.NumberFormat('en-US');

/** Number with thousands separators (spec §9). */
export const thousands = (value: number): string => numberFormat.format(value);

/** 1 domain, 1,204 domains */
export const plural = (count: number, one: string, many: string = `${one}s`): string =>
  `${thousands(count)} ${count === 1 ? one : many}`;
