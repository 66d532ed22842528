import { firstMessages as messages } from '#core/first-messages.ts';
import { CallError } from './call-error.ts';

/**
 * Part of the contract, or a dynamic import of it. The login page is interactive before the contract's schemas have
 * loaded: they would add a fifth to its size, and are needed only on submit.
 */
export type Lazy<T extends object> = T | (() => Promise<T>);

/** Resolves a lazy value. A failed import is reported like a failed call. */
export async function resolved<T extends object>(value: Lazy<T>): Promise<T> {
  if (typeof value !== 'function') return value;
  return value().catch(() => {
    throw new CallError(0, messages.chunkFailed);
  });
}
