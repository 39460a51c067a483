import type { LogDecision, ReportedMatch, Trust } from '@scrapboard/contract';
import { inTransaction } from '../../database/transaction.ts';
import { endUnprovenLinks } from '../claims/end-links.ts';
import { decideAboutLog } from '../moderation/decide-about-log.ts';
import { fetchEffects } from '../moderation/fetch-effects.ts';
import { fetchEvents } from '../moderation/fetch-events.ts';
import { fetchModeratedLog } from '../moderation/fetch-moderated-log.ts';
import { fetchQuarantine } from '../moderation/fetch-quarantine.ts';
import { fetchSources } from '../moderation/fetch-sources.ts';
import { recordModeration } from '../moderation/record-moderation.ts';
import { applyTrustToUploads, writeTrust } from '../moderation/source-trust.ts';
import { undoSource } from '../moderation/undo-source.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import type { AdminCommand, AdminContext } from './admin-commands.ts';
import { AdminError } from './admin-error.ts';
import { describeLog } from './describe-log.ts';
import { pluralize } from './pluralize.ts';
import { describeSource, readSource, SOURCE_ARGUMENTS, TRUST_ARGUMENTS } from './source-options.ts';
import { throttleToTenths } from './throttle-to-tenths.ts';

const MAX_LISTED = 50;

/** Commands that do what the moderation page does. */
export const moderationCommands: Record<string, AdminCommand> = {
  quarantine: {
    argumentNames: [],
    description: 'List the latest logs that wait in quarantine',
    async run({ pool, catalogue, print }) {
      const query = { state: 'waiting', limit: MAX_LISTED } as const;
      const { logs, nextCursor } = await fetchQuarantine({ pool, catalogue }, query);
      for (const log of logs) print(`${formatLog(log)}  ${log.mode.name}, ${log.map.name}`);
      print(nextCursor === null ? pluralize(logs.length, 'log') : `The latest ${MAX_LISTED} logs`);
    },
  },
  log: {
    argumentNames: ['UPLOAD', 'NUMBER'],
    description: 'Show a log beside the description that counts',
    async run({ pool, catalogue, print }, args) {
      const moderatedLog = await fetchModeratedLog({ pool, catalogue }, readLogReference(args));
      if (moderatedLog === null) throw createUnknownLogError(args);
      for (const line of describeLog(moderatedLog)) print(line);
    },
  },
  approve: {
    argumentNames: ['UPLOAD', 'NUMBER'],
    description: 'Count a log, whatever other logs say',
    run: (context, args) => decide(context, args, 'approve'),
  },
  reject: {
    argumentNames: ['UPLOAD', 'NUMBER'],
    description: 'Never count a log',
    run: (context, args) => decide(context, args, 'reject'),
  },
  reopen: {
    argumentNames: ['UPLOAD', 'NUMBER'],
    description: 'Undo approving or rejecting a log',
    run: (context, args) => decide(context, args, null),
  },
  sources: {
    argumentNames: [],
    description: 'List trusted, blocked and suspicious accounts and networks',
    async run({ pool, print }) {
      const { sources } = await fetchSources(pool);
      for (const { kind, source, name, trust, uploads, quarantined } of sources) {
        const counts = `${pluralize(uploads, 'upload')}  ${quarantined} in quarantine`;
        print(`--${kind} ${source}  ${trust ?? 'undecided'}  ${counts}  ${name ?? ''}`.trimEnd());
      }
      print(pluralize(sources.length, 'source'));
    },
  },
  'trust-source': {
    argumentNames: TRUST_ARGUMENTS,
    description: 'Give the logs of an account or a network more weight',
    run: (context, args) => setTrust(context, args, 'trusted'),
  },
  'block-source': {
    argumentNames: TRUST_ARGUMENTS,
    description: 'Ignore all logs of an account or a network',
    run: (context, args) => setTrust(context, args, 'blocked'),
  },
  'reset-source': {
    argumentNames: TRUST_ARGUMENTS,
    description: 'Undo trusting or blocking',
    run: (context, args) => setTrust(context, args, null),
  },
  undo: {
    argumentNames: SOURCE_ARGUMENTS,
    description: 'Undo everything that an account, a network or an upload did',
    async run(context, args) {
      const { pool, dataFolder, catalogue, log, print, confirm } = context;
      const foundSource = await readSource(pool, args);
      const { uploads, matches, links, hidden, shared } = await fetchEffects(pool, foundSource);
      if (foundSource.kind === 'upload' && uploads === 0) {
        throw new AdminError(`Upload ${foundSource.source} is deleted already.`);
      }
      const effects = [
        pluralize(uploads, 'upload'),
        pluralize(matches, 'match', 'es'),
        pluralize(links, 'link'),
      ].join(', ');
      print(
        `This removes ${effects} and shows ${pluralize(hidden, 'hidden player')}; logs of these uploads are refused from then on.`,
      );
      if (shared > 0)
        print(`${pluralize(shared, 'upload')} also sent by other accounts would stay.`);
      await confirm(`Undo everything that ${describeSource(foundSource)} did?`);
      const store = await openRawStore(dataFolder);
      const onProgress = throttleToTenths((remaining) =>
        print(`${pluralize(remaining, 'upload')} left to remove`),
      );
      const { basePartIdOf } = catalogue;
      // Before the owners of an upload are removed with it.
      await recordModeration(context, { source: foundSource, undone: true }, null);
      await undoSource({ pool, store, basePartIdOf, log }, foundSource, { onProgress });
      const remainingUploads = (await fetchEffects(pool, foundSource)).uploads;
      print(
        remainingUploads === 0
          ? 'Done.'
          : `${pluralize(remainingUploads, 'upload')} will be removed by other servers.`,
      );
    },
  },
  events: {
    argumentNames: ['[--account|--network]', '[ID]'],
    description: 'List what happened lately, or what one source did',
    async run({ pool, print }, args) {
      const foundSource = args.length === 0 ? null : await readSource(pool, args);
      const { events } = await fetchEvents(pool, {
        limit: MAX_LISTED,
        ...(foundSource?.kind === 'account' && { account: foundSource.source }),
        ...(foundSource?.kind === 'network' && { network: foundSource.source }),
      });
      for (const { at, kind, account, network, subject, reason, byOperator } of events) {
        const details = [account?.name ?? account?.id, network, subject, reason].filter(Boolean);
        print([at, kind, ...details, ...(byOperator ? ['by operator'] : [])].join('  '));
      }
      print(pluralize(events.length, 'event'));
    },
  },
};

function readLogReference([uploadId = '', number = '']: readonly string[]) {
  if (!/^\d{1,5}$/.test(number)) throw new AdminError(`"${number}" is not the number of a log.`);
  return { uploadId, ordinal: Number(number) };
}

const createUnknownLogError = ([upload, number]: readonly string[]) =>
  new AdminError(`Upload ${upload} has no log ${number} of a match.`);

function formatLog({ uploadId, ordinal, receivedAt, reason, network, accounts }: ReportedMatch) {
  const names = accounts.map(({ name }) => name).join(', ');
  return [`${uploadId} ${ordinal}`, receivedAt, reason, names || 'no account', network ?? '-'].join(
    '  ',
  );
}

async function decide(
  context: AdminContext,
  args: readonly string[],
  decision: LogDecision | null,
): Promise<void> {
  const { pool, catalogue, dataFolder, log, print } = context;
  const reference = readLogReference(args);
  if ((await fetchModeratedLog({ pool, catalogue }, reference)) === null)
    throw createUnknownLogError(args);
  const { openRaw } = await openRawStore(dataFolder);
  await decideAboutLog(
    { pool, log, openRaw, basePartIdOf: catalogue.basePartIdOf },
    reference,
    decision,
  );
  const outcome =
    decision === null ? 'no longer decided' : `${decision}${decision === 'approve' ? 'd' : 'ed'}`;
  print(`Log ${reference.ordinal} of upload ${reference.uploadId} is ${outcome}.`);
}

async function setTrust(
  context: AdminContext,
  args: readonly string[],
  trust: Trust | null,
): Promise<void> {
  const { pool, catalogue, dataFolder, log, print } = context;
  const foundSource = await readSource(pool, args);
  const { kind, source } = foundSource;
  if (kind === 'upload') throw new AdminError('An upload cannot be trusted or blocked.');
  await inTransaction(pool, async (client) => {
    const previousTrust = await writeTrust(client, { kind, source }, trust);
    await recordModeration(
      { pool: client, log },
      { source: { kind, source }, trust, previous: previousTrust },
      null,
    );
  });
  const { openRaw } = await openRawStore(dataFolder);
  const printRemaining = (remaining: number) =>
    print(`${pluralize(remaining, 'upload')} left to check`);
  const resolveContext = { pool, log, openRaw, basePartIdOf: catalogue.basePartIdOf };
  await applyTrustToUploads(resolveContext, { kind, source }, throttleToTenths(printRemaining));
  await endUnprovenLinks(context, { byOperator: true });
  print(`${describeSource(foundSource)} is ${trust ?? 'treated like others'}.`);
}
