import { createHash } from 'node:crypto';
import { MEMBER, memberNotice, PASSWORD, type Size } from './data/size.ts';
import { type Ids, NOTE_BARS, noticeWorkCalls } from './notice-work-calls.ts';

/** `system`: any token of the member's first company. */
export type Who = 'member' | 'superuser' | 'any user' | 'system' | 'anonymous';
/** Kinds of calls; `list` and `detail` also have a latency limit. */
export type Kind = 'list' | 'detail' | 'read' | 'write';

/** Bars of one call beside those of its kind. CPU time is that of the product, in milliseconds. */
export interface OwnBars {
  readonly cpuMs?: number;
  readonly p99Ms?: number;
  /** Minimum share of the bare server. */
  readonly ratio?: number;
  /** Maximum size of the answer in KB (1,000 bytes). */
  readonly kilobytes?: number;
}

export interface Call {
  readonly name: string;
  readonly kind: Kind;
  readonly who: Who;
  /** Below `/api`, unless it is a public page; it may change with each call. */
  readonly path: string | ((n: number) => string);
  readonly isPage?: true;
  readonly bars?: OwnBars;
  /** Body of a POST, new for each call. */
  readonly body?: (n: number) => object;
  /** Uploads a sheet of a thousand domains. */
  readonly sheet?: true;
  /** The response is binary or nondeterministic and is not compared with the bare server's. */
  readonly unlike?: true;
}

/** Matches one notice at any data size, so that growth in cost is due to the data, not to more matches. */
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const RARE = md5('777').slice(0, 8);
const ONE_COMPANY = md5('c500').slice(0, 6);

const ONE_DOMAIN = md5('7776').slice(0, 8);

/** The path as reports show it. */
export const shownPath = ({ path }: Call): string => (typeof path === 'string' ? path : path(0));

/** The measured calls. */
export function callsFor(size: Size, ids: Ids): Call[] {
  const { companies, domains, notices } = size;
  const { order } = ids;
  const list = (name: string, who: Who, path: string): Call => ({ name, kind: 'list', who, path });
  return [
    { ...list('notices of a member', 'member', '/notices/'), bars: { cpuMs: 1.8, kilobytes: 8 } },
    list('… deep page', 'member', `/notices/?offset=${MEMBER.notices * 0.75}`),
    list('… search', 'member', '/notices/?search=harbor'),
    list('… of a status', 'member', '/notices/?status__name=Resolved'),
    list('… to handle', 'member', '/notices/?is_open=true'),
    list('all notices', 'superuser', '/notices/'),
    list('… deep page', 'superuser', `/notices/?offset=${notices * 0.75}`),
    list('… search, few', 'superuser', `/notices/?search=${RARE}`),
    list('… search, a sender', 'superuser', `/notices/?search=agent-${companies / 50}@`),
    list('… of a status', 'superuser', '/notices/?status__name=New'),
    list('… to handle', 'superuser', '/notices/?is_open=true'),
    list('… of a status, deep', 'superuser', `/notices/?status__name=Resolved&offset=${notices * 0.3}`),
    list('domains of a member', 'member', '/domains/'),
    list('… deep page', 'member', `/domains/?offset=${MEMBER.domains * 0.75}`),
    list('… search', 'member', '/domains/?search=shop'),
    list('all domains', 'superuser', '/domains/'),
    list('… deep page', 'superuser', `/domains/?offset=${domains * 0.75}`),
    list('… search, few', 'superuser', `/domains/?search=${ONE_DOMAIN}`),
    list('… of a status', 'superuser', '/domains/?status__name=Draft'),
    list('companies', 'superuser', '/companies/'),
    list('… deep page', 'superuser', `/companies/?offset=${companies * 0.75}`),
    list('… search', 'superuser', `/companies/?search=${ONE_COMPANY}`),
    list('… of a status', 'superuser', '/companies/?status__name=Expired'),
    list('users', 'superuser', '/users/'),
    list('… search', 'superuser', `/users/?search=${RARE.slice(0, 7)}`),
    list('orders of a member', 'member', '/orders/'),
    list('all orders', 'superuser', '/orders/'),
    list('… of a status', 'superuser', '/orders/?status__name=Processing'),
    list('… search', 'superuser', `/orders/?search=${ONE_DOMAIN}`),
    {
      ...{ name: 'one notice, a member', kind: 'detail', who: 'member', path: `/notices/${memberNotice(size)}/` },
      bars: { cpuMs: 1.8 },
    },
    { name: 'one notice, a superuser', kind: 'detail', who: 'superuser', path: `/notices/${notices - 17}/` },
    { name: 'one company', kind: 'detail', who: 'member', path: '/companies/1/' },
    { name: 'one order', kind: 'detail', who: 'member', path: `/orders/${order}/` },
    { name: 'home', kind: 'read', who: 'member', path: '/home/' },
    { name: 'the agent’s home', kind: 'read', who: 'superuser', path: '/home/desk/', bars: { p99Ms: 65 } },
    {
      ...{ name: 'is a domain busy', kind: 'read', who: 'any user', path: '/domains/is-busy/' },
      body: (n) => ({ name: `quay-${n}.example.com` }),
    },
    {
      ...{ name: 'log in', kind: 'write', who: 'anonymous', path: '/api-auth/', unlike: true },
      body: (n) => ({ username: `person-${3 + (n % 2900)}@example.net`, password: PASSWORD }),
    },
    {
      ...{ name: 'write a note', kind: 'write', who: 'member', path: '/notes/create/', unlike: true },
      body: (n) => ({
        object_id: ids.handled,
        content_type: 'notice',
        text: `Looked at it, time ${n}.`,
      }),
      bars: NOTE_BARS,
    },
    { name: 'a sheet of 1,000 domains', kind: 'write', who: 'any user', path: '/domains/upload/', sheet: true },
    {
      ...{
        name: 'an order’s domains as .xlsx',
        kind: 'write',
        who: 'member',
        path: `/orders/${order}/download-domains/`,
      },
      ...{ unlike: true, body: () => ({ is_removed: false }), bars: { ratio: 0.7 } },
    },
    ...noticeWorkCalls(size, ids),
  ];
}
