interface Asked {
  limit: number;
  offset: number;
}

/**
 * One page's keys and the exact count, walked from the nearer end of the order: what a page costs grows no further than
 * to the middle. `keysOf` walks the order, or its reverse.
 */
export async function fromNearerEnd(
  { limit, offset }: Asked,
  countOf: () => Promise<number>,
  keysOf: (reversed: boolean, limit: number, offset: number) => Promise<number[]>,
): Promise<{ ids: number[]; count: number }> {
  if (offset === 0) {
    const ids = await keysOf(false, limit, 0);
    // A page that is not full tells the count by itself.
    return { ids, count: ids.length < limit ? ids.length : await countOf() };
  }
  const count = await countOf();
  if (offset >= count) return { ids: [], count };
  const size = Math.min(limit, count - offset);
  const behind = count - offset - size;
  if (behind >= offset) return { ids: await keysOf(false, size, offset), count };
  return { ids: (await keysOf(true, size, behind)).reverse(), count };
}
