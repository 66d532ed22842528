import type { UrlAction } from '../../rules/intake/url-states.ts';

const count = (urls: number): string => (urls === 1 ? '1 URL' : `${urls.toLocaleString('en-US')} URLs`);

/** Actions on the URLs of a notice, as history and events name them. */
export const actionCopy = {
  history: {
    disabled: 'URLs disabled',
    gone: 'URLs not found',
    declined: 'URLs not removed',
    user_notified: 'user notified',
    restored: 'URLs restored',
    undone: 'action undone',
  } satisfies Record<UrlAction, string>,
  count,
  more: (urls: number): string => `${count(urls)} more`,
} as const;
