import type { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, listQuery } from './fields.ts';

/** An endpoint that lists constants. No write changes it, so it has no tags. */
export const lookupList = <Item extends z.ZodType>(name: string, path: string, summary: string, item: Item) =>
  endpoint({
    name,
    summary,
    method: 'GET',
    path,
    access: 'user',
    rate: 'standard',
    withoutFactor: 'always',
    reads: [],
    query: listQuery(['id', 'name'], {}),
    response: listOf(item),
    errors: ['bad_request', 'unauthenticated'],
  });
