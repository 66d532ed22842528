import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import { CHUNK_TIMEOUT_MS } from '#core/constants.ts';
import { firstMessages as messages } from '#core/first-messages.ts';

/** Chunk that failed to load, usually because a new version was deployed meanwhile (spec §8). */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super(messages.chunkFailed, { cause });
    this.name = 'ChunkError';
  }
}

/** Rejects with a ChunkError if a dynamic import fails or times out. */
export async function withTimeout<T>(load: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load, timeout]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Lazily loaded screen, with a `preload` for links. */
export const screen = <T extends Record<string, unknown>, K extends keyof T & string>(
  load: () => Promise<T>,
  name: K,
): AsyncRouteComponent<object> =>
  lazyRouteComponent(() => withTimeout(load()) as Promise<Record<string, never>>, name) as AsyncRouteComponent<object>;
