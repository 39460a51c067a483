import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { config as configureZod } from 'zod/v4/core';
import english from 'zod/v4/locales/en.js';
import type { AppDeps } from './app-deps.ts';
import type { Deps } from './deps.ts';
import { accountBuildRoutes } from './features/account-builds/account-build-routes.ts';
import { accountQuestionRoutes } from './features/account-questions/account-question-routes.ts';
import { apiDocsRoutes } from './features/api-docs/api-docs-routes.ts';
import { collectApi } from './features/api-docs/collect-api.ts';
import { apiTokenRoutes } from './features/api-tokens/api-token-routes.ts';
import { createAccountService } from './features/auth/account-service.ts';
import { authRoutes } from './features/auth/auth-routes.ts';
import { resetRoutes } from './features/auth/reset-routes.ts';
import { claimRoutes } from './features/claims/claim-routes.ts';
import { createVisibility } from './features/claims/create-visibility.ts';
import { pageRoutes } from './features/footer-pages/page-routes.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import { matchRoutes } from './features/matches/match-routes.ts';
import { createMetrics } from './features/metrics/create-metrics.ts';
import { measureRequests } from './features/metrics/measure-requests.ts';
import { metricsRoutes } from './features/metrics/metrics-routes.ts';
import { moderationRoutes } from './features/moderation/moderation-routes.ts';
import { partRoutes } from './features/parts/part-routes.ts';
import { createCohortService } from './features/percentiles/create-cohort-service.ts';
import { percentileRoutes } from './features/percentiles/percentile-routes.ts';
import { playerRoutes } from './features/players/player-routes.ts';
import { priceRoutes } from './features/prices/price-routes.ts';
import { profileRoutes } from './features/profile/profile-routes.ts';
import { createBoardQuestions } from './features/questions/create-board-questions.ts';
import { createQuestionService } from './features/questions/create-question-service.ts';
import { questionRoutes } from './features/questions/question-routes.ts';
import { ratingRoutes } from './features/ratings/rating-routes.ts';
import { scheduleRoutes } from './features/schedules/schedule-routes.ts';
import { searchRoutes } from './features/search/search-routes.ts';
import { settingsRoutes } from './features/settings/settings-routes.ts';
import { speedRunRoutes } from './features/speed-runs/speed-run-routes.ts';
import { statusRoutes } from './features/status/status-routes.ts';
import { uploadRoutes } from './features/uploads/upload-routes.ts';
import { webRoutes } from './features/web/web-routes.ts';
import { createHiddenPlayers } from './hidden-players.ts';
import { registerBodyDeadline } from './http/body-deadline.ts';
import { registerCors } from './http/cors.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { handleMalformedUrl } from './http/handle-malformed-url.ts';
import { registerProxyWarning } from './http/proxy-warning.ts';
import { registerRateLimits } from './http/rate-limits.ts';
import { createRequestIds, registerRequestIds } from './http/request-ids.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { createNetworkPseudonyms } from './network-pseudonyms.ts';

// The contract uses zod/mini, which comes without error messages; users see these.
configureZod(english());

/**
 * Builds the server, ready to listen or for `inject`.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { trustProxy: proxies } = deps.config;
  const app = Fastify({
    logger: false,
    // Uploads are streams with limits of their own; every other body is a form.
    bodyLimit: 64 * 1024,
    genReqId: createRequestIds(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleMalformedUrl,
    forceCloseConnections: 'idle',
    trustProxy: proxies === 0 ? false : (_address, hop) => hop < proxies,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const networkPseudonyms = createNetworkPseudonyms(deps.pool);
  const accounts = createAccountService(deps, networkPseudonyms);
  const hiddenPlayers = await createHiddenPlayers(deps);
  const visibilityFor = createVisibility(deps.pool, accounts, hiddenPlayers);
  const appDeps: AppDeps = { ...deps, accounts, hiddenPlayers, visibilityFor, networkPseudonyms };
  const questions = createQuestionService(deps, { boardQuestions: createBoardQuestions(appDeps) });
  app.addHook('onClose', () => questions.close());
  const cohorts = createCohortService(appDeps);
  app.addHook('onClose', () => cohorts.close());
  const metrics = createMetrics({ ...deps, questions });
  registerRequestIds(app);
  registerSecurityHeaders(app);
  await registerCors(app, deps.config.corsOrigins);
  registerBodyDeadline(app);
  if (proxies === 0) registerProxyWarning(app, deps.log);
  if (deps.config.hasRateLimits) registerRateLimits(app);
  registerErrorHandler(app, deps.log);
  measureRequests(app, metrics);
  await collectApi(app, deps.config.hasRateLimits);

  await app.register(profileRoutes, appDeps);
  await app.register(authRoutes, appDeps);
  await app.register(resetRoutes, appDeps);
  await app.register(settingsRoutes, appDeps);
  await app.register(apiTokenRoutes, appDeps);
  await app.register(accountBuildRoutes, appDeps);
  await app.register(accountQuestionRoutes, appDeps);
  await app.register(claimRoutes, appDeps);
  await app.register(moderationRoutes, appDeps);
  await app.register(statusRoutes, appDeps);
  await app.register(pageRoutes, appDeps);
  await app.register(playerRoutes, appDeps);
  await app.register(ratingRoutes, appDeps);
  await app.register(speedRunRoutes, appDeps);
  await app.register(matchRoutes, appDeps);
  await app.register(percentileRoutes, { ...appDeps, cohorts });
  await app.register(searchRoutes, appDeps);
  await app.register(partRoutes, appDeps);
  await app.register(priceRoutes, appDeps);
  await app.register(scheduleRoutes, appDeps);
  await app.register(questionRoutes, { ...appDeps, questions });
  await app.register(uploadRoutes, appDeps);
  await app.register(apiDocsRoutes);
  await app.register(healthRoutes, appDeps);
  await app.register(metricsRoutes, { ...appDeps, metrics });
  await app.register(webRoutes, deps);
  return app;
}
