import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#core/contract/intake/notice-form.ts';
import { pageCopy } from '#core/copy/pages/page-copy.ts';
import { agentOf } from '../../../base/config.ts';
import type { Deps } from '../../../deps.ts';
import type { Frame } from './draw/document.tsx';
import type { DrawnPages } from './draw/drawn-pages.ts';
import { pageLanguage } from './language.ts';
import type { PageAssets } from './page-assets.ts';

/** What the handlers of the public pages share. */
export interface PageContext {
  readonly deps: Deps;
  readonly assets: PageAssets;
  readonly pages: DrawnPages;
}

export const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').pathname;
export const queryOf = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').search;

/** The frame of the page at this request, with the headers of its language. `ofForm`: the language of the form it is about. */
export function frameOf(
  { deps, assets }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  ofForm?: Language,
): Frame {
  const { lang, isNamed } = pageLanguage(request, ofForm);
  reply.headers({ 'content-language': lang, vary: 'accept-language' });
  return {
    lang,
    copy: pageCopy[lang],
    path: pathOf(request),
    query: isNamed ? `?lang=${lang}` : '',
    agent: agentOf(deps.config),
    assets,
  };
}
