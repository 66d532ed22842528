/** spec §2: order numbers are shown zero-padded to 4 digits. */
export const orderNumber = (id: number): string => String(id).padStart(4, '0');

/** spec §9: the name of the file with an order's domains. */
export const domainsFileName = (orderId: number): string => `domains_order_O${orderId}.xlsx`;
