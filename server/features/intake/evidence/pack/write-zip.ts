import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

const [LOCAL, DESCRIPTOR, ENTRY, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50];
/** Made on Unix, by version 2.0 of the format. */
const MADE_BY = (3 << 8) | 20;
/** Names are UTF-8. */
const UTF8 = 1 << 11;
/** Sizes and checksum follow the contents. */
const STREAMED = 1 << 3;
/** 1980-01-01, 00:00: the same files give the same bytes. */
const DATE = (1 << 5) | 1;
const MODE = (0o100644 << 16) >>> 0;
const [LEVEL, CHUNK_BYTES] = [6, 64 * 1024];

export interface Written {
  size: number;
  sha256: string;
}

interface Sums {
  crc: number;
  packed: number;
  size: number;
}

const NO_SUMS: Sums = { crc: 0, packed: 0, size: 0 };

/** What the header before a file and its entry in the directory have in common. */
function common(flags: number, method: number, { crc, packed, size }: Sums, path: Buffer): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(flags, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt16LE(DATE, 8);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(path.length, 22);
  return bytes;
}

function signed(signature: number, ...parts: readonly Buffer[]): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return Buffer.concat([bytes, ...parts]);
}

/**
 * Writes a ZIP piece by piece, with fixed dates: neither the archive nor a file in it is ever in memory as a whole. Packing happens
 * outside the event loop.
 */
export function zipWriter() {
  const directory: Buffer[] = [];
  let offset = 0;
  const counted = (bytes: Buffer): Buffer => {
    offset += bytes.length;
    return bytes;
  };

  function enter(flags: number, method: number, sums: Sums, path: Buffer, start: number): void {
    const head = Buffer.alloc(2);
    head.writeUInt16LE(MADE_BY);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(MODE, 6);
    tail.writeUInt32LE(start, 10);
    directory.push(signed(ENTRY, head, common(flags, method, sums, path), tail, path));
  }

  return {
    /** A file, packed. `done` gets what its reader will find. */
    async *file(
      name: string,
      contents: AsyncIterable<Uint8Array>,
      done: (written: Written) => void,
    ): AsyncGenerator<Buffer> {
      const [path, start, flags] = [Buffer.from(name), offset, UTF8 | STREAMED];
      yield counted(signed(LOCAL, common(flags, 8, NO_SUMS, path), path));
      const hash = createHash('sha256');
      const sums = { ...NO_SUMS };
      async function* summed() {
        for await (const bytes of contents) {
          hash.update(bytes);
          sums.crc = crc32(bytes, sums.crc);
          sums.size += bytes.length;
          yield bytes;
        }
      }
      // A fault reaches the reader of `deflate`.
      const deflate = pipeline(
        Readable.from(summed()),
        createDeflateRaw({ level: LEVEL, chunkSize: CHUNK_BYTES }),
        () => undefined,
      );
      for await (const bytes of deflate as AsyncIterable<Buffer>) {
        sums.packed += bytes.length;
        yield counted(bytes);
      }
      const descriptor = Buffer.alloc(12);
      descriptor.writeUInt32LE(sums.crc, 0);
      descriptor.writeUInt32LE(sums.packed, 4);
      descriptor.writeUInt32LE(sums.size, 8);
      yield counted(signed(DESCRIPTOR, descriptor));
      enter(flags, 8, sums, path, start);
      done({ size: sums.size, sha256: hash.digest('hex') });
    },

    /** A short file, as it is. */
    stored(name: string, bytes: Buffer): Buffer {
      const [path, start] = [Buffer.from(name), offset];
      const sums = { crc: crc32(bytes), packed: bytes.length, size: bytes.length };
      enter(UTF8, 0, sums, path, start);
      return counted(Buffer.concat([signed(LOCAL, common(UTF8, 0, sums, path), path), bytes]));
    },

    end(): Buffer {
      const bytes = Buffer.alloc(18);
      const size = directory.reduce((sum, { length }) => sum + length, 0);
      bytes.writeUInt16LE(directory.length, 4);
      bytes.writeUInt16LE(directory.length, 6);
      bytes.writeUInt32LE(size, 8);
      bytes.writeUInt32LE(offset, 12);
      return Buffer.concat([...directory, signed(END, bytes)]);
    },
  };
}
