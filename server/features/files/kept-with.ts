import { blobFrom } from './blobs.queries.ts';

/** Few bytes that are kept by the very statement that writes down what they are. */
export const keptWith = (bytes: Buffer) => (from: string) => blobFrom(from, bytes);
