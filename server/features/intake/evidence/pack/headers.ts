const MOST_BYTES = 1024 * 1024;

/** The headers of a message: everything before its first empty line. */
export async function headersOf(message: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let held = Buffer.alloc(0);
  for await (const bytes of message) {
    held = Buffer.concat([held, bytes]);
    const ends = [held.indexOf('\r\n\r\n'), held.indexOf('\n\n')].filter((at) => at >= 0);
    if (ends.length > 0) return held.subarray(0, held.indexOf('\n', Math.min(...ends)) + 1);
    if (held.length > MOST_BYTES) break;
  }
  return held.subarray(0, MOST_BYTES);
}
