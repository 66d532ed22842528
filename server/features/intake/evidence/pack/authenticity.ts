/** What authenticity.json says about the sender of a notice (beyond-edges § 19): null, as senders are not checked yet. */
export const authenticityOf = async (_notice_id: number): Promise<object | null> => null;
