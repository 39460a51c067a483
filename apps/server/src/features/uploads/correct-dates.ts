import { hash } from 'node:crypto';
import { groupSessions } from '@scrapboard/matches';
import { computeUploadId } from '@scrapboard/uploads';
import type { ClientBase } from 'pg';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { upload as uploadTable } from '../../database/tables/uploads.ts';
import { addReadUploadJob } from '../../queue/add-jobs.ts';
import type { StagedUpload, UploadFile } from './intake.ts';

const knownUploads = defineQuery({
  text: `select id, files, time_zone, unread,
      array(select account_id::text from upload_owner where upload_id = u.id) as owners
    from upload u where id = any($1::text[]) and status <> 'failed' order by id for update`,
  parameters: ['text[]'],
  columns: { ...pick(uploadTable, 'id', 'files', 'time_zone', 'unread'), owners: 'text[]' },
});

const updateDates = defineQuery({
  text: `update upload set files = $2, time_zone = $3, status = 'queued', read_bytes = 0,
      stale = true, finished_at = null where id = $1`,
  parameters: ['text', 'jsonb', 'text'],
});

type DatedLogs = Pick<StagedUpload, 'files' | 'timeZone'>;

/**
 * Corrects earlier uploads of the same logs with other dates, alone or with the game.log of their
 * session, and queues them to be read again, as well as those with logs that could not be read
 * before. An upload that another account owns keeps its dates. Returns the ids of the queued uploads.
 */
export async function correctDates(
  client: ClientBase,
  { id, files, timeZone }: Pick<StagedUpload, 'id' | 'files' | 'timeZone'>,
  accountId: string | null,
): Promise<string[]> {
  const filesByUpload = new Map<string, UploadFile[]>();
  for (const { combat, game } of groupSessions(files)) {
    if (combat === null) continue;
    filesByUpload.set(uploadIdOf([combat]), [combat]);
    if (game !== null) filesByUpload.set(uploadIdOf([combat, game]), [combat, game]);
  }
  filesByUpload.set(id, files);
  const correctedIds: string[] = [];
  for (const knownUpload of await knownUploads.all(client, [...filesByUpload.keys()].sort())) {
    const receivedLogs: DatedLogs = { files: filesByUpload.get(knownUpload.id) ?? [], timeZone };
    const storedLogs: DatedLogs = { files: knownUpload.files, timeZone: knownUpload.time_zone };
    const hasNoOtherOwner = knownUpload.owners.every((owner) => owner === accountId);
    const hasChanged =
      hasNoOtherOwner && serializeDates(receivedLogs) !== serializeDates(storedLogs);
    if (!hasChanged && knownUpload.unread.length === 0) continue;
    const correctLogs = hasChanged ? receivedLogs : storedLogs;
    await updateDates.run(client, knownUpload.id, correctLogs.files, correctLogs.timeZone);
    await addReadUploadJob(client, knownUpload.id);
    correctedIds.push(knownUpload.id);
  }
  return correctedIds;
}

function uploadIdOf(files: readonly UploadFile[]): string {
  return computeUploadId(
    files.map(({ sha256 }) => sha256),
    (text) => hash('sha256', text, 'hex'),
  );
}

/** Returns what determines the dates of the logs, in a form that can be compared. */
function serializeDates({ files, timeZone }: DatedLogs): string {
  return [timeZone, ...files.map(({ sha256, session }) => `${sha256} ${session}`).sort()].join(
    '\n',
  );
}
