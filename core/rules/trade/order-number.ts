import { ID_MAX } from '../../constants.ts';

/** spec §2: order numbers are shown zero-padded to 4 digits. */
export const orderNumber = (id: number): string => String(id).padStart(4, '0');

/** spec §9: the name of the file with an order's domains. */
export const domainsFileName = (orderId: number): string => `domains_order_O${orderId}.xlsx`;

/** The number in what somebody typed, however they write it: `0042`, `ord_00042`, `#42`. */
export function parseOrderNumber(search: string): number | undefined {
  const number = Number(/^(?:ord_|#)?0*(\d{1,10})$/i.exec(search)?.[1]);
  return number >= 1 && number <= ID_MAX ? number : undefined;
}
