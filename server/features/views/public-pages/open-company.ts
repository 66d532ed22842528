import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { type FindPage, type OpenPage, resolvePage } from '../../registry/public-pages/resolve-page.ts';
import { frameOf, type PageContext, pathOf, queryOf } from './context.ts';
import { GonePage } from './draw/message-pages.tsx';
import { sendDrawn } from './draw/send-page.ts';
import type { ShownCompany } from './policy/policy-text.tsx';

export interface OpenCompany extends OpenPage {
  readonly shown: ShownCompany;
}

const shownOf = (page: OpenPage): ShownCompany => ({
  slug: page.slug,
  name: page.company,
  service_name: page.service_name,
  intro: page.intro,
  repeat_policy: page.repeat_policy,
  registration_id: page.registration_number,
  has_report: page.is_transparency,
});

/**
 * The company of a page below `/p/{slug}`; undefined if the request was answered: by 301 to the current slug, or 410. A POST is
 * handled as if it had the current slug, because a redirect would lose the form.
 */
export async function openCompany<More>(
  context: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  find: FindPage<More>,
): Promise<(OpenCompany & More) | undefined> {
  const { slug } = request.params as { slug: string };
  const resolved = await resolvePage(context.deps, slug, find);
  if (resolved.is === 'missing') throw new AppError('not_found');
  if (resolved.is === 'gone') {
    sendDrawn(reply.code(410), GonePage({ frame: frameOf(context, request, reply), company: resolved.company }));
    return undefined;
  }
  if (resolved.is === 'moved' && request.method !== 'POST') {
    const [, , , ...rest] = pathOf(request).split('/');
    reply.code(301).header('location', ['/p', resolved.slug, ...rest].join('/') + queryOf(request));
    reply.send();
    return undefined;
  }
  return { ...resolved.page, shown: shownOf(resolved.page) };
}
