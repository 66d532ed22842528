const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** beyond § 12: a typed signature equals the name, apart from case and spaces. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);
