import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { JSON_BODY_BYTES } from '#core/constants.ts';
import { allEndpoints } from '#core/contract/all.ts';
import { hostedCardKey } from '../base/config.ts';
import type { Deps } from '../deps.ts';
import { actionRoutes } from '../features/intake/actions/actions.routes.ts';
import { contactKeyRoutes } from '../features/intake/contact-keys/contact-keys.routes.ts';
import { counterNoticeRoutes } from '../features/intake/counter-notices/counter-notices.routes.ts';
import { evidenceRoutes } from '../features/intake/evidence/evidence.routes.ts';
import { handlingRoutes } from '../features/intake/handling/handling.routes.ts';
import { ignoredLinkRoutes } from '../features/intake/ignored-links/ignored-links.routes.ts';
import { inboundRoutes } from '../features/intake/inbound/inbound.routes.ts';
import { noticeRoutes } from '../features/intake/notices/notices.routes.ts';
import { replyRoutes } from '../features/intake/replies/replies.routes.ts';
import { ruleRoutes } from '../features/intake/rules/rules.routes.ts';
import { senderRoutes } from '../features/intake/senders/senders.routes.ts';
import { submissionRoutes } from '../features/intake/submissions/submissions.routes.ts';
import { subscriberRoutes } from '../features/intake/subscribers/subscribers.routes.ts';
import { transparencyRoutes } from '../features/intake/transparency/transparency.routes.ts';
import { webhookRoutes } from '../features/intake/webhooks/webhooks.routes.ts';
import { authRoutes } from '../features/records/auth/auth.routes.ts';
import { authenticate } from '../features/records/auth/session/authenticate.ts';
import { eventRoutes } from '../features/records/events/events.routes.ts';
import { fileRoutes } from '../features/records/files/files.routes.ts';
import { servePictures } from '../features/records/files/serve-pictures.ts';
import { historyRoutes } from '../features/records/history/history.routes.ts';
import { noteRoutes } from '../features/records/notes/notes.routes.ts';
import { factorRoutes } from '../features/records/users/factors/factors.routes.ts';
import { userRoutes } from '../features/records/users/users.routes.ts';
import { companyRoutes } from '../features/registry/companies/companies.routes.ts';
import { domainRoutes } from '../features/registry/domains/domains.routes.ts';
import { publicPageRoutes } from '../features/registry/public-pages/public-pages.routes.ts';
import { publicRecordRoutes } from '../features/registry/public-record/public-record.routes.ts';
import { representativeRoutes } from '../features/registry/representatives/representatives.routes.ts';
import { authenticateToken } from '../features/registry/tokens/authenticate-token.ts';
import { tokenRoutes } from '../features/registry/tokens/tokens.routes.ts';
import { accountingRoutes } from '../features/trade/accounting/accounting.routes.ts';
import { billingRoutes } from '../features/trade/billing/billing.routes.ts';
import { invoiceRoutes } from '../features/trade/invoices/invoices.routes.ts';
import { orderRoutes } from '../features/trade/orders/orders.routes.ts';
import { paymentRoutes } from '../features/trade/payments/payments.routes.ts';
import { digestRoutes } from '../features/views/digest/digest.routes.ts';
import { serveUnsubscribe } from '../features/views/digest/unsubscribe.routes.ts';
import { findRoutes } from '../features/views/find/find.routes.ts';
import { homeRoutes } from '../features/views/home/home.routes.ts';
import { serveLegal } from '../features/views/legal/legal.routes.ts';
import { serveMailbox } from '../features/views/mailbox/mailbox.routes.ts';
import { protectionRoutes } from '../features/views/protection/protection.routes.ts';
import {
  type AnswerPageError,
  isPublicPage,
  servePublicPages,
} from '../features/views/public-pages/public-pages.routes.ts';
import { queueRoutes } from '../features/views/queue/queue.routes.ts';
import { systemRoutes } from '../features/views/system/system.routes.ts';
import { answerClientErrors, answerEarly, refuseMissingHost } from '../http/answer/client-error.ts';
import { answerError } from '../http/answer/errors.ts';
import { answerHeaders, STRIPE_HOSTS, sendAnswerHeaders, setAnswerHeaders } from '../http/answer/headers.ts';
import { servePageAssets } from '../http/answer/page.ts';
import { serveDocs } from '../http/api/docs-page.ts';
import { type Authenticate, mountContract } from '../http/api/mount.ts';
import { watchBodies } from '../http/request/collect-body.ts';
import { drainOnShutdown } from '../http/request/drain.ts';
import { IncomingBodies } from '../http/request/incoming-bodies.ts';
import { readJsonBodies } from '../http/request/json-body.ts';
import { countRequests, logRequest, logRequests } from '../http/request/request-log.ts';
import type { Route } from '../http/serve.ts';
import { refuseUnknownPaths, serveWebClient } from '../http/web-client.ts';

const served: readonly Route[] = [
  ...systemRoutes,
  ...authRoutes,
  ...userRoutes,
  ...factorRoutes,
  ...digestRoutes,
  ...representativeRoutes,
  ...companyRoutes,
  ...publicPageRoutes,
  ...publicRecordRoutes,
  ...tokenRoutes,
  ...billingRoutes,
  ...protectionRoutes,
  ...orderRoutes,
  ...noteRoutes,
  ...historyRoutes,
  ...eventRoutes,
  ...fileRoutes,
  ...domainRoutes,
  ...paymentRoutes,
  ...invoiceRoutes,
  ...accountingRoutes,
  ...noticeRoutes,
  ...inboundRoutes,
  ...handlingRoutes,
  ...actionRoutes,
  ...evidenceRoutes,
  ...replyRoutes,
  ...counterNoticeRoutes,
  ...subscriberRoutes,
  ...transparencyRoutes,
  ...webhookRoutes,
  ...senderRoutes,
  ...contactKeyRoutes,
  ...submissionRoutes,
  ...ignoredLinkRoutes,
  ...ruleRoutes,
  ...findRoutes,
  ...homeRoutes,
  ...queueRoutes,
];

/** Fails the start if an endpoint has no route, or a route no endpoint (security rule 1). */
function checkContract(): void {
  const name = ({ endpoint }: { endpoint: { name: string } }) => endpoint.name;
  const [declared, implemented] = [new Set(allEndpoints.map((e) => e.name)), new Set(served.map(name))];
  const without = (names: Set<string>, others: Set<string>) => [...names].filter((one) => !others.has(one));
  const unmatched = [...without(declared, implemented), ...without(implemented, declared)];
  if (unmatched.length > 0) throw new Error(`the contract and the routes differ: ${unmatched.join(', ')}`);
}

/** Builds the HTTP server from its dependencies. It doesn't listen: `main` does, and tests inject requests. */
export async function buildApp(deps: Deps, webClient: URL): Promise<FastifyInstance> {
  checkContract();
  const { config } = deps;
  const https = config.PUBLIC_URL.startsWith('https:');
  const headers = answerHeaders({ https, hosts: hostedCardKey(config) ? STRIPE_HOSTS : undefined });
  let answerPageError: AnswerPageError = answerError;
  const app = fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    // Replaced by our own line per request, which leaves out URLs and headers (security rule 22).
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: JSON_BODY_BYTES,
    trustProxy: config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false,
    forceCloseConnections: 'idle',
    // Requests that arrive during a shutdown are still served.
    return503OnClosing: false,
    // Upper bound only: `IncomingBodies` limits how slowly a body may arrive.
    requestTimeout: 2 * 3_600_000,
    // Off: it is measured in wall time, and a busy machine may need longer to start or stop.
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // A malformed URL is rejected before any hook runs, so headers and log line are added here.
    frameworkErrors: (error, request, reply) => {
      setAnswerHeaders(request, reply, headers);
      const answer = isPublicPage(request) ? answerPageError : answerError;
      answer(error, request, reply);
      logRequest(request, reply);
    },
    clientErrorHandler: answerClientErrors(headers),
    http: { requireHostHeader: false },
  }) as unknown as FastifyInstance;
  app.setErrorHandler(answerError);
  sendAnswerHeaders(app, headers);
  logRequests(app);
  if (deps.metrics) countRequests(app, deps.metrics);
  refuseMissingHost(app);
  answerEarly(app.server, headers);
  drainOnShutdown(app, deps.shutdown);
  watchBodies(app, new IncomingBodies(config.UPLOAD_MEMORY_MB * 2 ** 20));
  readJsonBodies(app);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'deflate'] });
  await app.register(multipart);
  await app.register(
    async (api) => {
      refuseUnknownPaths(api);
      const identify: Authenticate = ({ token, ip, ...session }, limit) =>
        token === undefined ? authenticate(deps, session, limit) : authenticateToken(deps, { token, ip }, limit);
      mountContract(api, deps, identify, served);
    },
    { prefix: '/api' },
  );
  serveDocs(app);
  servePageAssets(app, webClient);
  serveMailbox(app, deps);
  serveLegal(app, deps);
  servePictures(app, deps);
  serveUnsubscribe(app, deps);
  answerPageError = await servePublicPages(app, deps, webClient);
  await serveWebClient(app, webClient);
  return app;
}
