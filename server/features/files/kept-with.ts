import { blobsFrom } from './blobs.queries.ts';

/** Few bytes that are kept by the very statement that writes down what they are: parts of it. */
export const keptWith = (wanted: string, given: string) => blobsFrom(wanted, given);
