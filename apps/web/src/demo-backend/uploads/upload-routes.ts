import { ApiError, notFound, type Upload, type UploadEvent } from '@scrapboard/contract';
import { hasEnded, uploadEventOf, uploadStateKey } from '@scrapboard/contract/upload-events';
import type { AccountDeps } from '../auth/account-deps.ts';
import type { DataDeps } from '../data/data-deps.ts';
import type { DataStore } from '../data/data-store.ts';
import { defineEvents } from '../framework/define-events.ts';
import { defineRoute } from '../framework/define-route.ts';
import type { DemoRoute } from '../framework/route.ts';
import { acceptFiles } from './accept-files.ts';
import { fetchUpload } from './fetch-upload.ts';
import { readLogs } from './read-logs.ts';
import { recordQuarantine } from './record-quarantine.ts';
import { cancelUpload, saveUpload } from './save-upload.ts';

const notYours = () => new ApiError(403, 'not_yours', 'This upload belongs to another account.');

/** Returns the routes that receive logs, read them in the page and report progress. */
export function uploadRoutes({
  store,
  viewers,
  accounts,
  confirmUnloadDuring,
}: DataDeps & Pick<AccountDeps, 'accounts'>): DemoRoute[] {
  async function findUpload(id: string): Promise<Upload> {
    const upload = fetchUpload(await store.dataset(), id);
    if (upload === null) throw notFound('No upload with this ID was found.');
    return upload;
  }

  const send = defineRoute('POST /api/uploads', async ({ headers, form }, reply) => {
    const accountId = await viewers.uploadAccountOf(headers);
    const formData = await form();
    const files = formData.getAll('files').filter((file) => file instanceof File);
    const readField = (name: string) => {
      const value = formData.get(name);
      return typeof value === 'string' ? { [name]: value } : {};
    };
    const accepted = await acceptFiles(
      files.filter(({ name }) => name !== ''),
      { ...readField('session'), ...readField('timeZone') },
    );
    const { status, isNew } = await saveUpload(store, accepted, accountId);
    if (isNew) {
      // Continues after the answer and never throws.
      const reading = readLogs(store, accepted)
        .then(() => recordQuarantine(accounts, store, accepted.id))
        .catch(console.error);
      confirmUnloadDuring?.(reading);
    }
    reply.status = isNew ? 202 : 200;
    reply.headers.set('location', `/api/uploads/${accepted.id}`);
    return { id: accepted.id, status, refused: accepted.refused };
  });

  const read = defineRoute('GET /api/uploads/{id}', (call) => findUpload(call.params.id));

  const events = defineEvents(
    'GET /api/uploads/{id}/events',
    'upload',
    async ({ params: { id } }) => {
      await findUpload(id);
      return followUpload(store, id);
    },
  );

  const cancel = defineRoute(
    'POST /api/uploads/{id}/cancel',
    async ({ headers, params: { id } }) => {
      const accountId = await viewers.uploadAccountOf(headers);
      const { owners = [] } = (await store.dataset()).uploads.get(id) ?? {};
      if (owners.length > 0 && !owners.some((owner) => owner === accountId)) throw notYours();
      await cancelUpload(store, id);
      const { localPlayers: _, ...cancelled } = await findUpload(id);
      return cancelled;
    },
  );

  return [send, read, events, cancel];
}

const POLL_INTERVAL_MS = 120;

/** Yields an upload now and after each change until it has ended, even if another tab reads it. */
async function* followUpload(store: DataStore, id: string): AsyncGenerator<UploadEvent> {
  let sentState = '';
  let sentMatches = 0;
  for (;;) {
    const upload = fetchUpload(await store.dataset(), id);
    if (upload === null) return;
    const state = uploadStateKey(upload);
    if (state !== sentState) yield uploadEventOf(upload, sentMatches);
    sentState = state;
    sentMatches = upload.matches.length;
    if (hasEnded(upload)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
