import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';

const TYPES = { ipv4: 1, ipv6: 28 } as const;
const NAME_ERROR = 3;

/** The name in a question, which begins after the header of twelve bytes, and where it ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
    at += 1 + query[at]!;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function answerTo(query: Buffer, zone: Readonly<Record<string, readonly string[]>>): Buffer {
  const { name, end } = readName(query);
  const type = query.readUInt16BE(end);
  const found = (zone[name] ?? []).map((text) => ipaddr.parse(text)).filter((one) => TYPES[one.kind()] === type);
  const records = found.map((address) => {
    const bytes = Buffer.from(address.toByteArray());
    // A pointer to the question's name, type, class IN, no caching.
    return Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]), bytes]);
  });
  const header = Buffer.alloc(12);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(0x8180 | (name in zone ? 0 : NAME_ERROR), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, query.subarray(12, end + 4), ...records]);
}

/** A DNS server for these names. The zone may be changed while it runs. */
export async function serveDns(zone: Record<string, readonly string[]>): Promise<{ at: string; close: () => void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, zone), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { at: `127.0.0.1:${(socket.address() as AddressInfo).port}`, close: () => void socket.close() };
}
