import { crc32, inflateRawSync } from 'node:zlib';
import { failpoint } from '../base/failpoints.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const ENTRIES_MAX = 2000;

/** The parts of a workbook that define its cells. Pictures, macros and others are never unpacked. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?[^/]+\.(?:xml|rels)|xl\/worksheets\/[^/]+\.xml)$/i;

export class SheetError extends Error {}

function endOf(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at--) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw new SheetError('no end of the directory');
}

function unpack(zip: Buffer, header: number, method: number, packed: number, budget: number): Buffer {
  if (zip.readUInt32LE(header) !== LOCAL) throw new SheetError('no entry');
  const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  if (from + packed > zip.length) throw new SheetError('an entry is cut off');
  const bytes = zip.subarray(from, from + packed);
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw new SheetError('an unknown packing');
  // Zip bomb protection: throws as soon as the output exceeds the budget, whatever the headers claim.
  return inflateRawSync(bytes, failpoint('unpack-without-limit') ? {} : { maxOutputLength: Math.max(1, budget) });
}

/**
 * security rule 17: unpacks the needed parts of an .xlsx, at most `budget` bytes in total. DTDs and duplicate names are rejected.
 */
export function unpackWorkbook(zip: Buffer, budget: number): Map<string, Buffer> {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw new SheetError('too many entries');
  const parts = new Map<string, Buffer>();
  let left = budget;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new SheetError('a broken directory');
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, nameEnd).replace(/^\//, '');
    if (WANTED.test(name)) {
      if (flags & 1 || parts.has(name)) throw new SheetError('an entry that cannot be read');
      const bytes = unpack(zip, zip.readUInt32LE(at + 42), method, zip.readUInt32LE(at + 20), left);
      if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')) throw new SheetError('a DTD');
      left -= bytes.length;
      if (left < 0) throw new SheetError('it unpacks to too much');
      parts.set(name, bytes);
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}

/** Repacks the checked parts into an uncompressed archive, so that the parser can't see anything else in the original bytes. */
export function packPlain(parts: ReadonlyMap<string, Buffer>): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL);
    locals.push(local, common, path, bytes);
    const head = Buffer.alloc(6);
    head.writeUInt32LE(ENTRY);
    head.writeUInt16LE(20, 4);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(head, common, tail, path);
    offset += 30 + path.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
