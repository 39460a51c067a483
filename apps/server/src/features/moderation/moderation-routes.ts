import { badRequest, notFound } from '@scrapboard/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { addModerateJob } from '../../queue/add-jobs.ts';
import { decideClaimRequest } from '../claims/claim-requests.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { decideAboutLog, type LogReference } from './decide-about-log.ts';
import { fetchClaims } from './fetch-claims.ts';
import { fetchEvents } from './fetch-events.ts';
import { fetchModeratedLog } from './fetch-moderated-log.ts';
import { fetchQuarantine } from './fetch-quarantine.ts';
import { fetchSource } from './fetch-source.ts';
import { fetchSources } from './fetch-sources.ts';
import { findSource } from './find-source.ts';
import { recordModeration } from './record-moderation.ts';
import { writeTrust } from './source-trust.ts';

/** Routes of the moderation page, for operators only. */
export async function moderationRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { pool, config, catalogue, hiddenPlayers, log } = deps;
  const addRoute = createAddRoute(app, deps);

  async function requireModeratedLog(reference: LogReference) {
    const moderatedLog = await fetchModeratedLog(deps, reference);
    if (moderatedLog === null) throw notFound('No log of a match was found here.');
    return moderatedLog;
  }

  addRoute('GET /api/moderation/quarantine', async ({ query }) => fetchQuarantine(deps, query));

  addRoute('GET /api/moderation/logs/{upload}/{ordinal}', async ({ params }) =>
    requireModeratedLog({ uploadId: params.upload, ordinal: params.ordinal }),
  );

  addRoute('PUT /api/moderation/logs/{upload}/{ordinal}', async ({ params, body, operator }) => {
    const reference = { uploadId: params.upload, ordinal: params.ordinal };
    await requireModeratedLog(reference);
    const { openRaw } = await openRawStore(config.dataFolder);
    const context = { pool, log, openRaw, basePartIdOf: catalogue.basePartIdOf };
    await decideAboutLog(context, reference, body.decision, operator.accountId);
    return await requireModeratedLog(reference);
  });

  addRoute('GET /api/moderation/sources', async () => fetchSources(pool));

  addRoute('GET /api/moderation/sources/{kind}/{source}', async ({ params }) =>
    fetchSource(pool, await findSource(pool, params)),
  );

  addRoute('PUT /api/moderation/sources/{kind}/{source}', async ({ params, body, operator }) => {
    const foundSource = await findSource(pool, params);
    const { kind, source } = foundSource;
    if (kind === 'upload') throw badRequest('An upload cannot be trusted or blocked.');
    const { trust } = body;
    await inTransaction(pool, async (client) => {
      const operatorId = operator.accountId;
      const previousTrust = await writeTrust(client, { kind, source }, trust, operatorId);
      // Also if it is unchanged: the first job may have failed.
      await addModerateJob(client, { act: 'trust', kind, source, by: operatorId });
      const eventContext = { ...deps, pool: client };
      await recordModeration(
        eventContext,
        { source: { kind, source }, trust, previous: previousTrust },
        operatorId,
      );
    });
    return await fetchSource(pool, foundSource);
  });

  addRoute('POST /api/moderation/sources/{kind}/{source}/undo', async ({ params, operator }) => {
    const foundSource = await findSource(pool, params);
    const { kind, source } = foundSource;
    await inTransaction(pool, async (client) => {
      const operatorId = operator.accountId;
      await addModerateJob(client, { act: 'undo', kind, source, by: operatorId });
      const eventContext = { ...deps, pool: client };
      await recordModeration(eventContext, { source: { kind, source }, undone: true }, operatorId);
    });
    return await fetchSource(pool, foundSource);
  });

  addRoute('GET /api/moderation/claims', async ({ query }) => ({
    claims: await fetchClaims(pool, query.state),
  }));

  addRoute('PUT /api/moderation/claims/{account}/{player}', async ({ params, body, operator }) => {
    const claim = { accountId: params.account, playerId: params.player };
    const decisionDetails = { operatorId: operator.accountId, note: body.note || null };
    await decideClaimRequest({ pool, log }, claim, body.decision, decisionDetails);
    await hiddenPlayers.reload();
    return null;
  });

  addRoute('GET /api/moderation/events', async ({ query }) => fetchEvents(pool, query));
}
