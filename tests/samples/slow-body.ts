import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

interface Sent {
  port: number;
  path: string;
  access?: string | undefined;
  type?: string;
  /** What the head promises. */
  length: number;
  /** What really comes, at once; then silence until `more`. */
  first: Buffer;
}

/** A request whose body stops in the middle, on a connection of its own. */
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
    /** The system took all that was sent so far. */
    sent,
    more: write,
    /** What was answered so far, heads and all. */
    heard: () => heard,
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0),
    isClosed: () => socket.destroyed,
    closed,
    hangUp: () => void socket.destroy(),
  };
}

export type SlowBody = Awaited<ReturnType<typeof beginBody>>;

const BOUNDARY = 'quayside';

/** An upload of so many bytes of which only the first ones come. */
export const beginUpload = (
  { port, access, path = '/upload/' }: { port: number; access: string; path?: string },
  { bytes, of }: { bytes: number; of: number },
) => {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="scan.pdf"\r\n\r\n`;
  const first = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, 0x61)]);
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return beginBody({ port, access, path, type, length: of + head.length + BOUNDARY.length + 8, first });
};

/** How an upload ends that was begun by `beginUpload`. */
export const uploadEnd = `\r\n--${BOUNDARY}--\r\n`;

/** What a process holds of the machine's memory, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
