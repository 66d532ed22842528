import { extname } from 'node:path';

const startsWith = (bytes: Buffer, ...signature: number[]): boolean => signature.every((byte, i) => bytes[i] === byte);

const KINDS = [
  {
    type: 'image/png',
    extensions: ['.png'],
    is: (b: Buffer) => startsWith(b, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { type: 'image/jpeg', extensions: ['.jpg', '.jpeg'], is: (b: Buffer) => startsWith(b, 0xff, 0xd8, 0xff) },
  {
    type: 'image/webp',
    extensions: ['.webp'],
    is: (b: Buffer) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP',
  },
];

/** security rule 17: both content and extension must match an image type; SVG is never allowed. */
export function pictureType({ name, bytes }: { name: string; bytes: Buffer }): string | undefined {
  const extension = extname(name).toLowerCase();
  return KINDS.find((kind) => kind.extensions.includes(extension) && kind.is(bytes))?.type;
}
