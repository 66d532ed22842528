const PIECES_MAX = 64;
const BLOCK_BYTES = 256 * 1024;

/**
 * A byte buffer that grows chunk by chunk. Ordinary uploads arrive in a few chunks, hostile ones in millions of tiny ones, each
 * with the overhead of an object: from the 65th on they are copied into blocks of a fixed size, which leave less garbage than one
 * buffer that is reallocated.
 */
export class GrowingBytes {
  #pieces: Buffer[] = [];
  #blocks: Buffer[] = [];
  /** The free part of the last block. */
  #room = Buffer.alloc(0);

  add(chunk: Buffer): void {
    this.#pieces.push(chunk);
    if (this.#pieces.length > PIECES_MAX) this.#pack();
  }

  toBuffer(): Buffer {
    // Skips the blocks for a few chunks.
    if (this.#blocks.length === 0) return this.#pieces.length === 1 ? this.#pieces[0]! : Buffer.concat(this.#pieces);
    this.#pack();
    const size = this.#blocks.length * BLOCK_BYTES - this.#room.length;
    return Buffer.concat(this.#blocks, size);
  }

  clear(): void {
    this.#pieces = [];
    this.#blocks = [];
    this.#room = Buffer.alloc(0);
  }

  #pack(): void {
    for (const piece of this.#pieces) {
      for (let at = 0; at < piece.length; ) {
        if (this.#room.length === 0) {
          this.#room = Buffer.allocUnsafeSlow(BLOCK_BYTES);
          this.#blocks.push(this.#room);
        }
        const copied = piece.copy(this.#room, 0, at);
        this.#room = this.#room.subarray(copied);
        at += copied;
      }
    }
    this.#pieces = [];
  }
}
