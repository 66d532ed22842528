import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint, Upload } from '#core/contract/endpoint.ts';
import { MULTIPART, multipart, type Part, PNG } from '../samples/multipart.ts';
import type { Person } from '../world/person.ts';
import { test, type World } from '../world/world.ts';
import { expectRefusal } from './error-shape.ts';

const uploads = allEndpoints.filter(({ upload }) => upload);
const many = (count: number, part: Part) => multipart(...Array.from({ length: count }, () => part));
const start = (headers: string) => ({ payload: Buffer.from(`--quayside\r\n${headers}`), headers: MULTIPART });

/** A valid image whose RFC 5987 filename contains NUL. */
function nulName(field: string): Body {
  const head = `--quayside\r\ncontent-disposition: form-data; name="${field}"; filename*=UTF-8''a%00.png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), PNG, Buffer.from('\r\n--quayside--\r\n')]);
  return { payload, headers: MULTIPART };
}

interface Body {
  payload: Buffer | string;
  headers: Record<string, string>;
}

/** Malformed multipart bodies. */
function broken({ field }: Upload): Record<string, Body> {
  const file = { field, file: 'me.png', bytes: PNG };
  const whole = multipart(file).payload;
  return {
    'no boundary': { payload: whole, headers: { 'content-type': 'multipart/form-data' } },
    'an empty boundary': { payload: whole, headers: { 'content-type': 'multipart/form-data; boundary=' } },
    'another boundary': { payload: whole, headers: { 'content-type': 'multipart/form-data; boundary=elsewhere' } },
    nothing: { payload: '', headers: MULTIPART },
    'no part': { payload: '--quayside--\r\n', headers: MULTIPART },
    'cut off in the file': { payload: whole.subarray(0, whole.length - 40), headers: MULTIPART },
    'cut off before the end': { payload: whole.subarray(0, whole.length - 6), headers: MULTIPART },
    'cut off in the headers': start('content-disposition: form-da'),
    'headers without end': start(`content-disposition: form-data; x=${'y'.repeat(200_000)}`),
    'no disposition': start('x: y\r\n\r\nbytes\r\n--quayside--\r\n'),
    'no name': start('content-disposition: form-data; filename="a.png"\r\n\r\nbytes\r\n--quayside--\r\n'),
    'another field': multipart({ ...file, field: 'other' }),
    'a field of the prototype': multipart({ ...file, field: '__proto__' }),
    'a plain field': multipart({ field, bytes: 'text' }),
    'an empty file': multipart({ ...file, bytes: '' }),
    'a file without a name': multipart({ ...file, file: '' }),
    'a hundred fields': many(100, { field: 'x', bytes: 'y' }),
    'a hundred files': many(100, { field: 'x', file: 'y', bytes: 'z' }),
    'a huge field': multipart({ field, bytes: 'x'.repeat(2_000_000) }),
    'a name with a NUL': nulName(field),
  };
}

/** A new authorized caller each time, because uploads are limited per account. */
const caller = (world: World, { access }: Endpoint): Promise<Person> =>
  access === 'superuser' ? world.superuser() : world.user();
const address = ({ path }: Endpoint) => `/api${path.replace(':id', '1')}`;

describe('uploads', () => {
  test.for(uploads)('a malformed upload is refused: $name', async (endpoint, { world }) => {
    for (const [what, body] of Object.entries(broken(endpoint.upload!))) {
      const user = await caller(world, endpoint);
      const response = await user.request({ method: endpoint.method, url: address(endpoint), ...body });
      expectRefusal(response, what);
    }
  });

  test.for(uploads)('an upload over its size limit is 413: $name', async (endpoint, { world }) => {
    const user = await caller(world, endpoint);
    const { field, maxBytes } = endpoint.upload!;
    const bytes = Buffer.concat([PNG, Buffer.alloc(maxBytes)]);
    const body = multipart({ field, file: 'me.png', bytes });
    const response = await user.request({ method: endpoint.method, url: address(endpoint), ...body });
    expectRefusal(response, 'too large');
    expect(response.statusCode).toBe(413);
  });

  test.for(uploads.filter(({ upload }) => !upload!.orFileId && !upload!.orBody))(
    'an upload that is not multipart is 415: $name',
    async (endpoint, { world }) => {
      const user = await caller(world, endpoint);
      const types = [
        'application/json',
        'image/png',
        'application/x-www-form-urlencoded',
        'multipart/mixed; boundary=x',
      ];
      for (const type of types) {
        const payload = type === 'application/json' ? '{}' : PNG;
        const headers = { 'content-type': type };
        const response = await user.request({ method: endpoint.method, url: address(endpoint), payload, headers });
        expectRefusal(response, type);
        expect(response.statusCode, type).toBe(415);
      }
      const bare = await user.request({ method: endpoint.method, url: address(endpoint) });
      expectRefusal(bare, 'no body');
    },
  );
});
