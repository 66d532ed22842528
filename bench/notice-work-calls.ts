import type { Call, OwnBars, Who } from './calls.ts';
import type { Size } from './data/size.ts';

/** Ids that depend on the filled data: some of the member's. */
export interface Ids {
  readonly order: number;
  /** A notice whose URLs were disabled. */
  readonly handled: number;
  readonly counter: number;
  readonly subscriber: number;
  /** Notices about which nothing was done. */
  readonly untouched: readonly number[];
}

/** Shares, not milliseconds: the bare server alone may take longer than a bar that holds elsewhere (docs/decisions/070). */
export const NOTE_BARS: OwnBars = { ratio: 0.5 };
const ACTION_BARS: OwnBars = { ratio: 0.4 };
const [YEAR, MONTH] = [new Date().getUTCFullYear(), new Date().toISOString().slice(0, 7)];
const A_YEAR = `from=${YEAR - 1}${MONTH.slice(4)}&to=${MONTH}`;

/** Calls about what is done about notices: actions, counter-notices, subscribers, deliveries, reports, pages and tokens. */
export function noticeWorkCalls(size: Size, { handled, counter, subscriber, untouched }: Ids): Call[] {
  const list = (name: string, who: Who, path: string): Call => ({ name, kind: 'list', who, path });
  const detail = (name: string, path: string): Call => ({ name, kind: 'detail', who: 'member', path });
  const page = (name: string, path: string): Call => ({ name, kind: 'read', who: 'anonymous', path, isPage: true });
  // Spread over many notices, because what is done about a URL is kept and read each time.
  const acted = (n: number) => untouched[n % untouched.length];
  return [
    list('actions on a notice', 'member', `/notices/${handled}/actions/`),
    list('counter-notices of a member', 'member', '/counter-notices/'),
    list('… waiting', 'member', '/counter-notices/?outcome=waiting'),
    list('all counter-notices', 'superuser', '/counter-notices/'),
    list('… deep page', 'superuser', `/counter-notices/?offset=${size.companies * 3}`),
    detail('one counter-notice', `/counter-notices/${counter}/`),
    list('subscribers of a company', 'member', '/subscribers/?company=1'),
    list('… search', 'member', '/subscribers/?company=1&search=user-1-77'),
    detail('one subscriber', `/subscribers/${subscriber}/`),
    list('webhook deliveries', 'member', '/webhooks/1/deliveries/'),
    { name: 'a year’s report', kind: 'read', who: 'member', path: `/companies/1/transparency/?${A_YEAR}` },
    page('a company’s policy', '/p/company-1'),
    // Each form has its own token.
    { ...page('its notice form', '/p/company-1/notice'), unlike: true },
    page('its report', '/p/company-1/transparency'),
    { name: 'the token itself', kind: 'read', who: 'system', path: '/token/' },
    list('notices by token', 'system', '/notices/'),
    {
      ...{ name: 'write a note by token', kind: 'write', who: 'system', path: '/notes/create/', unlike: true },
      body: (n) => ({ object_id: handled, content_type: 'notice', text: `Taken down, ticket ${n}.` }),
      bars: NOTE_BARS,
    },
    {
      ...{ name: 'record an action', kind: 'write', who: 'member', unlike: true, bars: ACTION_BARS },
      path: (n) => `/notices/${acted(n)}/actions/`,
      body: () => ({ urls: 'all', action: 'disabled' }),
    },
  ];
}
