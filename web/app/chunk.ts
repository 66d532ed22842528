import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { CHUNK_TIMEOUT_MS } from '#core/constants.ts';
import { firstMessages as messages } from '#core/first-messages.ts';

/** spec §8: a part of the program that did not arrive, mostly because a new version was put in place meanwhile. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super(messages.chunkFailed, { cause });
    this.name = 'ChunkError';
  }
}

/** What is loaded late, or why it did not come. */
export async function withTimeout<T>(load: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load, tooLong]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** A screen that is loaded when somebody is about to go there. */
export const screen = <T extends Record<string, unknown>, K extends keyof T & string>(
  load: () => Promise<T>,
  name: K,
): AsyncRouteComponent<object> =>
  lazyRouteComponent(() => withTimeout(load()) as Promise<Record<string, never>>, name) as AsyncRouteComponent<object>;
