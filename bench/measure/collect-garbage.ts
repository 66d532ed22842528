import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Forces garbage collection now, so that it does not add to measured latencies. */
export const collectGarbage: () => void = runInNewContext('gc');
