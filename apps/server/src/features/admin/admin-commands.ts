import { randomBytes } from 'node:crypto';
import type { Catalogue } from '@scrapboard/catalogue';
import { playerId, signUpBody } from '@scrapboard/contract';
import type { Pool } from 'pg';
import type { Queryable } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Log } from '../../log.ts';
import { recordSecurityEvent } from '../../record-security-event.ts';
import { createAccount } from '../auth/create-account.ts';
import { endAllSessions } from '../auth/sessions.ts';
import { decideClaimRequest } from '../claims/claim-requests.ts';
import { endLinksOfAccount } from '../claims/end-links.ts';
import { setHidden } from '../claims/hide-player.ts';
import { unlinkPlayer } from '../claims/unlink-player.ts';
import { recordModeration } from '../moderation/record-moderation.ts';
import { removeUpload, unblockLogs } from '../rebuild/remove-upload.ts';
import { deleteAccount } from '../settings/change-account.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { AdminError } from './admin-error.ts';
import {
  allAccounts,
  allHiddenPlayers,
  allRemovedUploads,
  pendingClaims,
  playerById,
  playerOwner,
  setAccountDisabled,
  uploadById,
} from './admin-queries.ts';
import { findAccount } from './find-account.ts';
import { listUploads } from './list-uploads.ts';
import { moderationCommands } from './moderation-commands.ts';
import { operatorCommands } from './operator-commands.ts';
import { pluralize } from './pluralize.ts';
import { throttleToTenths } from './throttle-to-tenths.ts';

export interface AdminContext {
  pool: Pool;
  dataFolder: string;
  catalogue: Catalogue;
  log: Pick<Log, 'info'>;
  /** Writes a line for the operator. */
  print(line: string): void;
  /** Asks for confirmation of what cannot be undone. Throws AdminError if the operator declines. */
  confirm(question: string): Promise<void>;
}

export interface AdminCommand {
  /** Names of its arguments, in order; optional ones are in brackets. */
  argumentNames: readonly string[];
  description: string;
  run(context: AdminContext, args: readonly string[]): Promise<void>;
}

const argumentAt = (args: readonly string[], index: number) => args[index] ?? '';

function checkPlayerId(id: string): string {
  if (playerId.safeParse(id).success) return id;
  throw new AdminError(`"${id}" is not a game ID.`);
}

async function setDisabled(context: AdminContext, emailOrId: string, shouldDisable: boolean) {
  const { pool, print } = context;
  const { id, email } = await findAccount(pool, emailOrId);
  await setAccountDisabled.run(pool, id, shouldDisable);
  if (shouldDisable) await endAllSessions(pool, id);
  const kind = shouldDisable ? 'account_disabled' : 'account_enabled';
  await recordSecurityEvent(context, { kind, accountId: id, byOperator: true });
  print(`${email} is ${shouldDisable ? 'disabled and signed out everywhere' : 'enabled'}.`);
}

async function setPlayerHidden(context: AdminContext, id: string, shouldHide: boolean) {
  const { pool, log, print } = context;
  checkPlayerId(id);
  await inTransaction(pool, async (client) => {
    if (!(await setHidden(client, id, shouldHide))) return;
    const kind = shouldHide ? 'player_hidden' : 'player_shown';
    await recordSecurityEvent({ pool: client, log }, { kind, subject: id, byOperator: true });
  });
  const { label, isStored } = await describePlayer(pool, id);
  print(`${label} is ${shouldHide ? 'hidden' : 'shown'}.`);
  if (!isStored) print('No match with this player is stored. Is the ID right?');
}

/** Returns a player's ID and name, so that the operator notices a mistyped ID. */
async function describePlayer(
  db: Queryable,
  id: string,
): Promise<{ label: string; isStored: boolean }> {
  const playerRow = await playerById.first(db, id);
  return {
    label: playerRow === undefined ? `Player ${id}` : `Player ${id} (${playerRow.nickname})`,
    isStored: playerRow !== undefined,
  };
}

/** Every command of `scrapboard admin`, by its name. */
export const adminCommands: Record<string, AdminCommand> = {
  accounts: {
    argumentNames: [],
    description: 'List the accounts',
    async run({ pool, print }) {
      const rows = await allAccounts.all(pool);
      for (const { id, email, name, state } of rows) print(`${id}  ${state}  ${email}  ${name}`);
      print(pluralize(rows.length, 'account'));
    },
  },
  create: {
    argumentNames: ['EMAIL', 'FIRST-NAME', 'LAST-NAME'],
    description: 'Create an account; its password is shown once',
    async run({ pool, log, print }, args) {
      const [email, firstName, lastName] = args;
      const password = randomBytes(15).toString('base64url');
      const parsed = signUpBody.safeParse({ email, firstName, lastName, password });
      if (!parsed.success) throw new AdminError(parsed.error.issues[0]?.message ?? 'Invalid.');
      const id = await createAccount(pool, parsed.data);
      const event = { kind: 'signed_up', accountId: id, byOperator: true } as const;
      await recordSecurityEvent({ pool, log }, event);
      print(`Account ${id} created. Its password, shown only now: ${password}`);
    },
  },
  disable: {
    argumentNames: ['ACCOUNT'],
    description: 'Disable an account and sign it out everywhere',
    run: (context, args) => setDisabled(context, argumentAt(args, 0), true),
  },
  enable: {
    argumentNames: ['ACCOUNT'],
    description: 'Enable a disabled account',
    run: (context, args) => setDisabled(context, argumentAt(args, 0), false),
  },
  delete: {
    argumentNames: ['ACCOUNT'],
    description: 'Delete an account and show the players it hid; the matches it uploaded stay',
    async run({ pool, log, print, confirm }, args) {
      const { id, email } = await findAccount(pool, argumentAt(args, 0));
      await confirm(
        `Delete the account ${email}, its tokens and its links to players, and show those it hid?`,
      );
      const endedLinks = await endLinksOfAccount({ pool, log }, id);
      await deleteAccount(pool, id);
      const event = { kind: 'account_deleted', accountId: id, byOperator: true } as const;
      await recordSecurityEvent({ pool, log }, event);
      print(`${email} deleted.`);
      for (const { playerId } of endedLinks) {
        print(`${(await describePlayer(pool, playerId)).label} is no longer linked.`);
      }
    },
  },
  claims: {
    argumentNames: [],
    description: 'List pending requests for players',
    async run({ pool, print }) {
      const rows = await pendingClaims.all(pool);
      for (const row of rows) print(`${row.email}  ${row.player}  ${row.nickname ?? ''}`);
      print(pluralize(rows.length, 'claim'));
    },
  },
  link: {
    argumentNames: ['ACCOUNT', 'PLAYER'],
    description: 'Link a player to an account, with or without a game.log',
    async run({ pool, log, print }, args) {
      const { id, email } = await findAccount(pool, argumentAt(args, 0));
      const player = checkPlayerId(argumentAt(args, 1));
      const owner = await playerOwner.first(pool, player);
      if (owner !== undefined && owner.email !== email) {
        throw new AdminError(
          `Player ${player} belongs to ${owner.email}: unlink them there first.`,
        );
      }
      await decideClaimRequest({ pool, log }, { accountId: id, playerId: player }, 'grant');
      const { label, isStored } = await describePlayer(pool, player);
      print(`${label} is linked to ${email}.`);
      if (!isStored) print('No match with this player is stored. Is the ID right?');
    },
  },
  unlink: {
    argumentNames: ['ACCOUNT', 'PLAYER'],
    description: 'Unlink a player from an account, or reject its request',
    async run({ pool, log, print }, args) {
      const { id, email } = await findAccount(pool, argumentAt(args, 0));
      const player = checkPlayerId(argumentAt(args, 1));
      const claim = { accountId: id, playerId: player };
      if (!(await unlinkPlayer({ pool, log }, claim, { byOperator: true }))) {
        throw new AdminError(`${email} has not claimed player ${player}.`);
      }
      print(`${(await describePlayer(pool, player)).label} is no longer linked to ${email}.`);
    },
  },
  hide: {
    argumentNames: ['PLAYER'],
    description: 'Hide a player from search, lists and match pages',
    run: (context, args) => setPlayerHidden(context, argumentAt(args, 0), true),
  },
  show: {
    argumentNames: ['PLAYER'],
    description: 'Show a player again',
    run: (context, args) => setPlayerHidden(context, argumentAt(args, 0), false),
  },
  hidden: {
    argumentNames: [],
    description: 'List the hidden players',
    async run({ pool, print }) {
      const rows = await allHiddenPlayers.all(pool);
      for (const { id, nickname, email } of rows) print(`${id}  ${nickname ?? ''}  ${email ?? ''}`);
      print(pluralize(rows.length, 'hidden player'));
    },
  },
  uploads: {
    argumentNames: ['[MATCH]'],
    description: 'List the latest uploads, or those containing a match',
    async run({ pool, print }, [match]) {
      const lines = await listUploads(pool, match);
      for (const line of lines) print(line);
      if (lines.length === 0)
        print(match === undefined ? 'No uploads' : `No upload contains ${match}`);
    },
  },
  'delete-upload': {
    argumentNames: ['UPLOAD'],
    description: 'Delete an upload and what only it contributed, and refuse its logs from now on',
    async run({ pool, dataFolder, catalogue, log, print, confirm }, args) {
      const id = argumentAt(args, 0);
      const uploadRow = await uploadById.first(pool, id);
      if (uploadRow === undefined) throw new AdminError(`There is no upload ${id}.`);
      const store = await openRawStore(dataFolder);
      if (uploadRow.store !== null && uploadRow.store !== store.id) {
        throw new AdminError(
          `The raw logs of upload ${id} are in store ${uploadRow.store}: run this on its server.`,
        );
      }
      await confirm(`Delete the upload ${id} with its raw logs, and refuse these from now on?`);
      const onProgress = throttleToTenths((matches) =>
        print(`${pluralize(matches, 'match', 'es')} left to check`),
      );
      const context = { pool, store, basePartIdOf: catalogue.basePartIdOf, log };
      // Before its owners are removed with it.
      await recordModeration(
        context,
        { source: { kind: 'upload', source: id }, undone: true },
        null,
      );
      if (!(await removeUpload(context, id, { onProgress }))) {
        throw new AdminError(`Upload ${id} is being deleted already.`);
      }
      print(`Upload ${id} is deleted. Uploading its logs again is refused;`);
      print(`"unblock ${id}" accepts them again.`);
    },
  },
  blocked: {
    argumentNames: [],
    description: 'List the deleted uploads whose logs are refused',
    async run({ pool, print }) {
      const rows = await allRemovedUploads.all(pool);
      for (const { id, removed_at, count } of rows) {
        print(`${id}  ${removed_at.toISOString()}  ${pluralize(count, 'log')}`);
      }
      print(pluralize(rows.length, 'deleted upload'));
    },
  },
  unblock: {
    argumentNames: ['UPLOAD'],
    description: 'Accept the logs of a deleted upload again',
    async run({ pool, log, print }, args) {
      const id = argumentAt(args, 0);
      if (!(await unblockLogs(pool, id)))
        throw new AdminError(`No deleted upload has the ID ${id}.`);
      const event = { kind: 'upload_unblocked', subject: id, byOperator: true } as const;
      await recordSecurityEvent({ pool, log }, event);
      print(`The logs of upload ${id} are accepted again.`);
    },
  },
  ...operatorCommands,
  ...moderationCommands,
};
