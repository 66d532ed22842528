/** Runs the work for each item, at most `atOnce` at a time. A failure does not stop the others; outcomes keep the items' order. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
  onSettled?: (done: number) => void,
): Promise<PromiseSettledResult<Result>[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  let next = 0;
  let done = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      const [outcome] = await Promise.allSettled([work(items[at]!)]);
      outcomes[at] = outcome;
      onSettled?.(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  return outcomes;
}
