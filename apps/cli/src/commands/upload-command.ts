import type { Upload } from '@scrapboard/contract';
import { describeUpload } from '../describe-upload.ts';
import { type Batch, findBatches } from '../logs/find-batches.ts';
import { formatMegabytes, formatProgressBar } from '../progress-bar.ts';
import { findUploadId, sendBatch } from '../send-batch.ts';
import {
  createServerClient,
  RefusedError,
  type ServerClient,
  UnauthorizedError,
  UnreachableError,
} from '../server/server-client.ts';
import type { Terminal } from '../terminal.ts';
import { openUploadState, type UploadState } from '../upload-state.ts';
import { UsageError } from '../usage-error.ts';
import type { Command, CommandContext } from './command.ts';
import { parseArguments } from './parse-arguments.ts';
import {
  readServerUrl,
  readTimeZone,
  readToken,
  SERVER_HELP,
  serverOptions,
  TOKEN_HELP,
} from './server-options.ts';

const HELP = `Upload game logs to a Scrapboard server.

Usage: scrapboard upload PATH… [options]

PATH is one of
  the game's logs folder            all sessions in it
  a session folder                  like "2026.05.07 09.58.30"
  a file                            combat.log, game.log, .gz, .zst or .zip

Files already sent are skipped; a session that has grown since is sent again.
Matches count once, however often they are sent.

Options:
  --again           Also send what was sent before
${SERVER_HELP}

${TOKEN_HELP}

Examples:
  scrapboard upload "%LOCALAPPDATA%\\Targem\\Crossout\\logs"
  scrapboard upload "2026.05.07 09.58.30" --server https://stats.example.org

Exit codes: 0 all sent, 1 something failed, 2 wrong arguments.`;

export const uploadCommand: Command = {
  name: 'upload',
  summary: 'Upload logs: a file, a session folder or the whole logs folder',
  help: HELP,
  run,
};

interface SentBatch {
  batch: Batch;
  id: string;
  /** Whether the server already had exactly these logs. */
  isAlreadyKnown: boolean;
}

async function run(context: CommandContext): Promise<number> {
  const { terminal } = context;
  const { values, positionals } = parseArguments(context.args, {
    ...serverOptions,
    again: { type: 'boolean' },
  });
  if (positionals.length === 0) throw new UsageError('Specify a file or folder to upload.');
  const url = readServerUrl(values.server, context.environment);
  const timeZone = readTimeZone(values['time-zone']);
  const batches = (await Promise.all(positionals.map(findBatches))).flat();
  const state = await openUploadState(context.configFolder);
  const server = createServerClient({
    url,
    token: readToken(context.environment),
    maxAttempts: 6,
    signal: context.signal,
    onRetry: (reason, seconds) => terminal.printProblem(`${reason} Trying again in ${seconds} s.`),
  });
  const job = { url, timeZone, terminal, server, state, shouldResend: values.again === true };
  const { sent, skipped, failed } = await sendAll(job, batches);
  const failedReads = await waitForAll(job, sent);
  const parts = [
    `${sent.length - failedReads} sent`,
    `${skipped} skipped (already sent)`,
    `${failed + failedReads} failed`,
  ];
  terminal.printLine(
    `${batches.length === 1 ? 'Done' : `${batches.length} sessions`}: ${parts.join(', ')}.`,
  );
  return failed + failedReads > 0 ? 1 : 0;
}

interface UploadJob {
  url: URL;
  timeZone: string;
  terminal: Terminal;
  server: ServerClient;
  state: UploadState;
  shouldResend: boolean;
}

async function sendAll(
  job: UploadJob,
  batches: Batch[],
): Promise<{ sent: SentBatch[]; skipped: number; failed: number }> {
  const { terminal, server, state } = job;
  const serverState = state.forServer(job.url.href);
  const total = batches.flatMap(({ files }) => files).reduce((sum, { size }) => sum + size, 0);
  const sent: SentBatch[] = [];
  let skipped = 0;
  let failed = 0;
  let sentBytes = 0;
  for (const [index, batch] of batches.entries()) {
    const size = batch.files.reduce((sum, file) => sum + file.size, 0);
    let readBytes = 0;
    const showBatchProgress = () =>
      terminal.showProgress(
        `${formatProgressBar(sentBytes + readBytes, total)}  ${index + 1}/${batches.length}  ${batch.title}  ${formatMegabytes(readBytes)} of ${formatMegabytes(size)}`,
      );
    showBatchProgress();
    try {
      const previousId = job.shouldResend ? null : findUploadId(serverState, batch);
      // The server may have been reinstalled since, or have failed to read it.
      const uploaded = previousId === null ? null : await server.fetchUpload(previousId);
      if (uploaded !== null && uploaded.status !== 'failed') {
        skipped += 1;
      } else {
        const result = await sendBatch(server, serverState, batch, job.timeZone, (bytes) => {
          readBytes += bytes;
          showBatchProgress();
        });
        for (const { file, message } of result.refused)
          terminal.printProblem(`${file}: ${message}`);
        if (!terminal.isInteractive)
          terminal.printLine(`${batch.title}: sent ${formatMegabytes(size)}`);
        sent.push({ batch, id: result.id, isAlreadyKnown: result.isAlreadyKnown });
        await state.save();
      }
    } catch (error) {
      const isUnrecoverable =
        error instanceof UnreachableError || error instanceof UnauthorizedError;
      if (!(error instanceof RefusedError) && !isUnrecoverable) throw error;
      terminal.printProblem(`${batch.title}: ${error.message}`);
      // The remaining sessions would fail in the same way.
      if (isUnrecoverable) {
        return { sent, skipped, failed: failed + batches.length - index };
      }
      failed += 1;
    }
    sentBytes += size;
  }
  terminal.showProgress('');
  return { sent, skipped, failed };
}

/**
 * Waits until everything sent has been read, or the server can no longer be reached; returns how many
 * uploads are known to have failed.
 */
async function waitForAll({ terminal, server }: UploadJob, sent: SentBatch[]): Promise<number> {
  let failed = 0;
  for (const { batch, id, isAlreadyKnown } of sent) {
    const showReadProgress = ({ progress }: Upload) =>
      terminal.showProgress(
        `${formatProgressBar(progress.bytes, progress.totalBytes)}  reading ${batch.title}  ${progress.matches} matches`,
      );
    let upload: Upload | null;
    try {
      upload = await server.waitForUpload(id, showReadProgress);
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      terminal.printProblem(
        `${error.message} Everything sent is safe there, but its status could not be checked.`,
      );
      return failed;
    }
    if (upload?.status !== 'stored') failed += 1;
    const outcome =
      upload === null ? 'failed: the server no longer has it' : describeUpload(upload);
    const suffix = isAlreadyKnown ? ' (the server had it already)' : '';
    terminal[upload?.status === 'stored' ? 'printLine' : 'printProblem'](
      `${batch.title}: ${outcome}${suffix}`,
    );
  }
  return failed;
}
