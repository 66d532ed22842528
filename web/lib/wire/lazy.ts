import { firstMessages as messages } from '#core/first-messages.ts';
import { CallError } from './call-error.ts';

/**
 * A part of the contract, or the way to it. The first screen shows and takes what is typed before the contract's rules
 * have arrived: they are a fifth of its weight, and nobody submits a form in the first tenth of a second.
 */
export type Lazy<T extends object> = T | (() => Promise<T>);

/** The value itself. A part that does not arrive is a call that could not be made. */
export async function resolved<T extends object>(value: Lazy<T>): Promise<T> {
  if (typeof value !== 'function') return value;
  return value().catch(() => {
    throw new CallError(0, messages.chunkFailed);
  });
}
