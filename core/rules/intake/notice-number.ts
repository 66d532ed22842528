/** Padded to four digits, like order numbers. */
export const noticeNumber = (id: number): string => String(id).padStart(4, '0');
