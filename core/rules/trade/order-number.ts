import { ID_MAX } from '../../constants.ts';

/** spec §2: zero-padded to four digits. */
export const orderNumber = (id: number): string => String(id).padStart(4, '0');

/** spec §9: file name for the domains of an order. */
export const domainsFileName = (orderId: number): string => `domains_order_O${orderId}.xlsx`;

/** Parses an order or notice number in any notation: `0042`, `ord_00042`, `#42`. */
export function parseOrderNumber(search: string): number | undefined {
  const number = Number(/^(?:ord_|#)?0*(\d{1,10})$/i.exec(search)?.[1]);
  return number >= 1 && number <= ID_MAX ? number : undefined;
}
