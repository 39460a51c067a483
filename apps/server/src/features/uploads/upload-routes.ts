import type { IncomingHttpHeaders } from 'node:http';
import multipart from '@fastify/multipart';
import { ApiError, accountError, notFound } from '@scrapboard/contract';
import { removeHiddenLocalPlayers } from '@scrapboard/read-models';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { createAddRoute } from '../../http/create-add-route.ts';
import { createRouteOptions } from '../../http/route-options.ts';
import { cancelUpload, mayCancel } from './cancel-upload.ts';
import { checkQuota } from './check-quota.ts';
import { fetchUpload, fetchUploadEvent } from './fetch-upload.ts';
import { drainRequest, receiveUpload } from './receive-upload.ts';
import { findRemovedLogs } from './removed-logs.ts';
import { saveUpload } from './save-upload.ts';
import { sendUploadEvents } from './send-upload-events.ts';
import { openStaging } from './staging.ts';
import { createUploadSlots } from './upload-slots.ts';
import { createUploadWatch } from './upload-watch.ts';

const createForeignUploadError = () =>
  new ApiError(403, 'not_yours', 'This upload belongs to another account.');
const createUnknownUploadError = () => notFound('No upload with this ID was found.');

/** Routes that receive logs and report the progress of reading them. */
export async function uploadRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { accounts, config, disk, networkPseudonyms, pool, visibilityFor } = deps;
  const addRoute = createAddRoute(app, deps);
  const findRemoved = (hashes: readonly string[]) => findRemovedLogs(pool, hashes);
  const limits = {
    uploadBytes: config.uploadMaxBytes,
    expandedBytes: config.uploadMaxExpandedBytes,
    files: config.uploadMaxFiles,
  };
  const quotas = {
    accountBytes: config.accountQuotaBytes,
    networkBytes: config.networkQuotaBytes,
  };
  const transferLimits = {
    minBytesPerSecond: config.uploadMinBytesPerSecond,
    deadlineMs: config.uploadDeadlineMinutes * 60_000,
  };
  const staging = await openStaging(config.dataFolder);
  const receiveOptions = { staging, limits, transferLimits, findRemoved };
  const slots = createUploadSlots(config.uploadConcurrency);
  const watch = createUploadWatch(
    (id, knownCount) => fetchUploadEvent(deps, id, knownCount),
    deps.log,
  );
  app.addHook('preClose', async () => watch.close());
  app.addHook('onClose', () => staging.close());

  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      // Sizes are counted over the whole upload while it streams.
      fileSize: Number.POSITIVE_INFINITY,
      fieldSize: 1024,
      fieldNameSize: 100,
      fields: 20,
      // A dropped folder contains files that are skipped.
      parts: 5 * limits.files + 20,
      headerPairs: 50,
    },
  });

  /**
   * Returns the most disk space that an upload can use while it is received: its temporary archive
   * and its logs.
   */
  function computeMaxDiskBytes({ 'content-length': length }: IncomingHttpHeaders): number {
    return 2 * Math.min(Number(length ?? limits.uploadBytes), limits.uploadBytes);
  }

  addRoute('POST /api/uploads', async ({ request, reply }) => {
    const releases: (() => void)[] = [];
    try {
      const accountId = await accounts.uploadAccountOf(request);
      if (accountId === null && config.uploadsFrom === 'accounts') {
        // The password of the demo account is public, so it does not identify anyone.
        throw accountError(
          request.headers.authorization === undefined ? 'account_required' : 'demo_account',
        );
      }
      releases.push(slots.acquire(request.ip));
      const network = await networkPseudonyms.pseudonymOf(request.ip);
      await checkQuota(pool, { accountId, network }, quotas, Date.now());
      releases.push(await disk.allocate(computeMaxDiskBytes(request.headers)));
      const { isNew, body } = await receiveUpload(request, receiveOptions, async (staged) => {
        const sender = { source: sourceOf(request.headers), accountId, network };
        const { status, isNew } = await saveUpload(pool, staged, sender);
        return { isNew, body: { id: staged.id, status, refused: staged.refused } };
      });
      reply.code(isNew ? 202 : 200).header('location', `/api/uploads/${body.id}`);
      return body;
    } catch (error) {
      drainRequest(request);
      throw error;
    } finally {
      for (const release of releases) release();
    }
  });

  addRoute('GET /api/uploads/{id}', async ({ params: { id } }) => {
    const upload = await fetchUpload(deps, id);
    if (upload === null) throw createUnknownUploadError();
    return upload;
  });

  // Events are written to the socket, so there is no response to return.
  app.route<{ Params: { id: string } }>({
    ...createRouteOptions('GET /api/uploads/{id}/events'),
    async handler(request, reply) {
      const initialUpload = await fetchUpload(deps, request.params.id);
      if (initialUpload === null) throw createUnknownUploadError();
      const visibility = await visibilityFor(request);
      sendUploadEvents(reply, watch, initialUpload, (upload) =>
        removeHiddenLocalPlayers(upload, visibility),
      );
    },
  });

  addRoute('POST /api/uploads/{id}/cancel', async ({ request, params: { id } }) => {
    const accountId = await accounts.uploadAccountOf(request);
    if (!(await mayCancel(pool, id, accountId))) throw createForeignUploadError();
    await cancelUpload(pool, id);
    const upload = await fetchUpload(deps, id);
    if (upload === null) throw createUnknownUploadError();
    const { localPlayers: _, ...cancelled } = upload;
    return cancelled;
  });
}

function sourceOf(headers: IncomingHttpHeaders): 'cli' | 'web' {
  return headers['user-agent']?.startsWith('scrapboard-cli') ? 'cli' : 'web';
}
