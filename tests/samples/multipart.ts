/** A 1×1 PNG. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Part {
  field: string;
  /** File name; a plain field when absent. */
  file?: string;
  bytes: Buffer | string;
}

const BOUNDARY = 'quayside';
export const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A multipart body built by hand, so that tests can also send malformed ones. */
export function multipart(...parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(({ field, file, bytes }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    file === undefined ? '\r\n' : 'content-type: application/octet-stream\r\n\r\n',
    bytes,
    '\r\n',
  ]);
  const payload = Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece as string)));
  return { payload, headers: MULTIPART };
}
