/** Like an order's: padded to four digits. */
export const noticeNumber = (id: number): string => String(id).padStart(4, '0');
