import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Row, Things } from '#tests/access/access-answers.ts';
import { ACCESS } from '#tests/access/access-table.ts';
import { bodyFields, queryFields, type Schema } from '#tests/samples/contract-samples.ts';
import { MULTIPART, multipart, PNG } from '#tests/samples/multipart.ts';
import type { Person } from '#tests/world/person.ts';
import { anAddress, aToken } from './fuzz-secrets.ts';
import { anId, anything, aValueOf, nearlyRight, objectOf } from './fuzz-values.ts';
import { Random } from './random.ts';

export interface FuzzRequest {
  endpoint: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** Index of the caller. */
  caller: number;
}

interface Shape {
  endpoint: Endpoint;
  query: [string, Schema][];
  body: Record<string, Schema>;
}
const SHAPES: readonly Shape[] = allEndpoints.map((endpoint) => ({
  endpoint,
  query: queryFields(endpoint),
  body: Object.fromEntries(bodyFields(endpoint)),
}));

const ODD_PARAMS = [
  '0',
  '-1',
  '2147483647',
  '2147483648',
  '99999999999',
  '1.5',
  '1e3',
  'text',
  '%00',
  '%F0',
  '..',
  "1'",
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=quayside',
  'application/json; charset=x',
];
const FILES = ['scan.pdf', 'me.png', 'domains.csv', 'domains.xlsx', 'a.exe', '../../x.png', 'a.svg', ''];
const CONTENTS: readonly (Buffer | string)[] = [
  ...[
    PNG,
    '%PDF-1.7 x',
    'domain,email\nquay.com,a@example.com\n',
    'PK\x03\x04',
    '<svg onload=alert(1)>',
    '',
    '\xff\xfe',
  ],
  `domain\n${Array.from({ length: 200 }, (_, n) => `q${n}.com`).join('\n')}\n`,
];

const encoded = (value: unknown): string => {
  try {
    return encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value));
  } catch {
    // encodeURIComponent throws on a lone surrogate.
    return '%ED%A0%80';
  }
};

function pathOf({ endpoint, query }: Shape, params: Call['params'], random: Random): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (random.chance(0.1)) return random.pick(ODD_PARAMS);
    return String(params?.[name] ?? (name === 'id' ? anId(random) : aToken(random)));
  });
  const keep = random.pick([0, 0.25, 0.6]);
  const asked = query
    .filter(() => random.chance(keep))
    .map(([name, schema]) => `${name}=${encoded(aValueOf(schema, random))}`);
  if (random.chance(0.03)) asked.push(`${encoded(anything(random))}=1`);
  return `/api${path}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

/** A multipart upload, sometimes truncated. */
function uploadOf(field: string, random: Random): Buffer {
  const part = { field: random.chance(0.9) ? field : 'other', file: random.pick(FILES), bytes: random.pick(CONTENTS) };
  const { payload } = multipart(part, ...(random.chance(0.1) ? [part] : []));
  return random.chance(0.1) ? payload.subarray(0, random.below(payload.length)) : payload;
}

function mailOf(random: Random): string {
  const lines = ['From', 'To', 'Subject', 'Date', 'Message-ID', 'Content-Type', 'Content-Transfer-Encoding']
    .filter(() => random.chance(0.7))
    .map((name) => `${name}: ${String(aValueOf({ type: 'string' }, random)).replace(/[\r\n]/g, ' ')}`);
  return `${lines.join('\r\n')}\r\n\r\n${aValueOf({ type: 'string' }, random)}\r\n`;
}

/** Malformed or truncated JSON. */
function broken(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return random.pick([text.slice(0, at), `${text.slice(0, at)},${text.slice(at)}`, `[${text}]`, `${text}${text}`]);
}

/** The public page of the demo. */
const DEMO_PAGE: Things['page'] = { slug: 'bluefin', domain: 'bluefin.example.com' };

type Call = ReturnType<Row['call']>;
/** Related records: an order, its company, a domain and an invoice. */
export type Fitting = Partial<Things>;

/** The valid call of the access table, with random ids or ids of related records. */
function rightCall(endpoint: Endpoint, fitting: readonly Fitting[], random: Random): Call {
  const known: Fitting = { page: DEMO_PAGE, ...(fitting.length > 0 && random.chance(0.5) && random.pick(fitting)) };
  // Whatever else a call names gets an id at random.
  const things = new Proxy(known, { get: (_, name) => known[name as keyof Things] ?? anId(random) }) as Things;
  const target = { id: anId(random), email: anAddress(random), refresh: aToken(random) };
  return ACCESS[endpoint.name]!.call(target as Person, things);
}

/** The body of the valid call, sometimes with one field changed. */
function rightBut({ payload }: Call, random: Random): Record<string, unknown> | undefined {
  if (payload === undefined || typeof payload !== 'object' || Buffer.isBuffer(payload)) return undefined;
  // Random values of the access table are replaced by seeded ones.
  const text = JSON.stringify(payload)
    .replace(/person-[-\w]+@/g, () => `fuzz-${random.below(400)}@`)
    .replace(/quay-\d+-\d+-[0-9a-f]+/g, () => `quay-${random.below(5_000)}`)
    .replace(/Harbor \d+-\d+/g, 'Harbor')
    .replace('"unknown"', `"${aToken(random)}"`);
  const body = JSON.parse(text) as Record<string, unknown>;
  const names = Object.keys(body);
  if (names.length > 0 && random.chance(0.4)) body[random.pick(names)] = anything(random);
  return body;
}

function bodyOf(
  { endpoint, body }: Shape,
  right: Call | undefined,
  random: Random,
): { body: string | Buffer; type: string } {
  if (endpoint.upload && random.chance(0.9))
    return { body: uploadOf(endpoint.upload.field, random), type: MULTIPART['content-type'] };
  if (endpoint.rawBody) return { body: mailOf(random), type: endpoint.rawBody.types[0]! };
  const fields =
    (right && random.chance(0.7) && rightBut(right, random)) ||
    (random.chance(0.5) ? nearlyRight(body, random) : objectOf(body, random));
  const text = JSON.stringify(random.chance(0.03) ? anything(random) : fields) ?? '';
  return { body: random.chance(0.03) ? broken(text, random) : text, type: 'application/json' };
}

/** The nth request of a seed, independent of earlier responses. */
export function requestNumber(seed: number, n: number, fitting: readonly Fitting[]): FuzzRequest {
  const random = new Random(seed * 1_000_003 + n);
  const shape = SHAPES[n % SHAPES.length]!;
  const { endpoint } = shape;
  const method = random.chance(0.02) ? random.pick(METHODS) : endpoint.method;
  const carries = endpoint.method !== 'GET' && method !== 'GET' && method !== 'HEAD';
  const right = random.chance(0.4) ? rightCall(endpoint, fitting, random) : undefined;
  const { body, type } = carries ? bodyOf(shape, right, random) : { body: undefined, type: '' };
  const headers: Record<string, string> = {
    ...(type && { 'content-type': random.chance(0.02) ? random.pick(TYPES) : type }),
    ...(endpoint.idempotent && random.chance(0.5) && { 'idempotency-key': `key-${random.below(500)}` }),
    ...(endpoint.signature && { [endpoint.signature]: 't=1,v1=00' }),
  };
  const path = pathOf(shape, right?.params, random);
  return { endpoint: endpoint.name, method, path, headers, body, caller: random.below(8) };
}
