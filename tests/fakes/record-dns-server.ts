import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Records as text, `servfail`, or `silence` for a server that never answers. Names without records do not exist. */
export type Zone = Map<string, readonly string[] | 'servfail' | 'silence'>;

export interface DnsServer {
  /** For `DNS_SERVERS`. */
  readonly address: string;
  /** By `TYPE name`. */
  readonly zone: Zone;
  /** Every question so far, as `TYPE name`. */
  readonly asked: string[];
  stop(): void;
}

const TYPES: Readonly<Record<number, string>> = { 1: 'A', 12: 'PTR', 15: 'MX', 16: 'TXT', 28: 'AAAA' };
const [SERVFAIL, NXDOMAIN] = [2, 3];
const HEADER_BYTES = 12;
const TXT_BYTES = 255;

function nameAt(packet: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = packet[at]!; length > 0; length = packet[at]!) {
    labels.push(packet.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

const encodedName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function encodedRecord(type: string, text: string): Buffer {
  if (type === 'A') return Buffer.from(text.split('.').map(Number));
  if (type === 'MX') {
    const [priority, exchange] = text.split(' ');
    return Buffer.concat([Buffer.from([0, Number(priority)]), encodedName(exchange!)]);
  }
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += TXT_BYTES) {
    const part = bytes.subarray(at, at + TXT_BYTES);
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat(parts);
}

/** A small DNS server on loopback (UDP). */
export async function startDnsServer(): Promise<DnsServer> {
  const zone: Zone = new Map();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameAt(query, HEADER_BYTES);
    const type = TYPES[query.readUInt16BE(end)] ?? 'OTHER';
    asked.push(`${type} ${name}`);
    const known = zone.get(`${type} ${name}`);
    if (known === 'silence') return;
    const records = known === 'servfail' || !known ? [] : known;
    const head = Buffer.alloc(HEADER_BYTES);
    query.copy(head, 0, 0, 2);
    const exists = [...zone.keys()].some((key) => key.endsWith(` ${name}`));
    head.writeUInt16BE(0x8180 | (known === 'servfail' ? SERVFAIL : exists ? 0 : NXDOMAIN), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    const answers = records.map((text) => {
      const data = encodedRecord(type, text);
      const fixed = Buffer.alloc(HEADER_BYTES);
      fixed.writeUInt16BE(0xc00c, 0);
      query.copy(fixed, 2, end, end + 4);
      fixed.writeUInt32BE(60, 6);
      fixed.writeUInt16BE(data.length, 10);
      return Buffer.concat([fixed, data]);
    });
    socket.send(Buffer.concat([head, query.subarray(HEADER_BYTES, end + 4), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    asked,
    stop: () => socket.close(),
  };
}
