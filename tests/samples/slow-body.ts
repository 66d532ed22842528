import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

interface Sent {
  port: number;
  path: string;
  access?: string | undefined;
  type?: string;
  /** The Content-Length header. */
  length: number;
  /** Bytes sent at once; the rest follows with `more`. */
  first: Buffer;
}

/** Starts a request whose body stalls, on a new connection. */
export async function beginBody({ port, path, access, type = 'application/json', length, first }: Sent) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
  });
  const lines = [
    `POST /api${path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    `content-length: ${length}`,
    ...(access === undefined ? [] : [`authorization: JWT ${access}`]),
  ];
  const write = (bytes: Buffer | string) =>
    new Promise<void>((resolve) => void socket.write(bytes, () => resolve()) /* also when it was hung up on */);
  await write(`${lines.join('\r\n')}\r\n\r\n`);
  const sent = write(first);
  return {
    /** Resolves when the kernel accepted everything sent so far. */
    sent,
    more: write,
    /** Response bytes so far, including headers. */
    heard: () => heard,
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0),
    isClosed: () => socket.destroyed,
    closed,
    hangUp: () => void socket.destroy(),
  };
}

export type SlowBody = Awaited<ReturnType<typeof beginBody>>;

const BOUNDARY = 'quayside';

/** Starts an upload of the given size and sends only its first bytes. */
export const beginUpload = (
  { port, access, path = '/upload/' }: { port: number; access: string; path?: string },
  { bytes, of }: { bytes: number; of: number },
) => {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="scan.pdf"\r\n\r\n`;
  const first = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 0x61)]);
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return beginBody({ port, access, path, type, length: of + head.length + BOUNDARY.length + 8, first });
};

/** End of an upload started by `beginUpload`. */
export const uploadEnd = `\r\n--${BOUNDARY}--\r\n`;

/** Resident memory of a process in MB. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
