import { randomBytes } from 'node:crypto';
import { playerId, signUpBody } from '@scrapboard/contract';
import type { Pool } from 'pg';
import type { Queryable } from '../../database/define-query.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createAccount } from '../auth/create-account.ts';
import { endAllSessions } from '../auth/sessions.ts';
import { linkPlayer, setHidden, unlinkPlayer } from '../claims/claim-player.ts';
import { deleteUploads } from '../rebuild/rebuild.ts';
import { deleteAccount } from '../settings/change-account.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { AdminError } from './admin-error.ts';
import {
  allAccounts,
  allHidden,
  disableAccount,
  openClaims,
  playerById,
  playerOwner,
  uploadById,
} from './admin-queries.ts';
import { findAccount } from './find-account.ts';
import { listUploads } from './list-uploads.ts';

export interface AdminContext {
  pool: Pool;
  dataFolder: string;
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

const pluralize = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const arg = (args: readonly string[], index: number) => args[index] ?? '';

function checkPlayer(id: string): string {
  if (playerId.safeParse(id).success) return id;
  throw new AdminError(`"${id}" is not a game ID.`);
}

async function setDisabled({ pool, print }: AdminContext, named: string, disabled: boolean) {
  const { id, email } = await findAccount(pool, named);
  await disableAccount.run(pool, id, disabled);
  if (disabled) await endAllSessions(pool, id);
  print(`${email} is ${disabled ? 'disabled and signed out everywhere' : 'enabled'}.`);
}

async function setPlayerHidden({ pool, print }: AdminContext, id: string, hidden: boolean) {
  checkPlayer(id);
  await inTransaction(pool, (client) => setHidden(client, id, hidden));
  const { name, known } = await fetchPlayerName(pool, id);
  print(`${name} is ${hidden ? 'hidden' : 'shown'}.`);
  if (!known) print('No match with this player is stored. Is the ID right?');
}

/** Returns a player's name, so that the operator notices a mistyped id. */
async function fetchPlayerName(
  db: Queryable,
  id: string,
): Promise<{ name: string; known: boolean }> {
  const found = await playerById.first(db, id);
  return {
    name: found === undefined ? `Player ${id}` : `Player ${id} (${found.nickname})`,
    known: found !== undefined,
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
    async run({ pool, print }, args) {
      const [email, firstName, lastName] = args;
      const password = randomBytes(15).toString('base64url');
      const checked = signUpBody.safeParse({ email, firstName, lastName, password });
      if (!checked.success) throw new AdminError(checked.error.issues[0]?.message ?? 'Wrong.');
      const id = await createAccount(pool, checked.data);
      print(`Account ${id} created. Its password, shown only now: ${password}`);
    },
  },
  disable: {
    argumentNames: ['ACCOUNT'],
    description: 'Disable an account and sign it out everywhere',
    run: (context, args) => setDisabled(context, arg(args, 0), true),
  },
  enable: {
    argumentNames: ['ACCOUNT'],
    description: 'Enable a disabled account',
    run: (context, args) => setDisabled(context, arg(args, 0), false),
  },
  delete: {
    argumentNames: ['ACCOUNT'],
    description: 'Delete an account; the matches it uploaded stay',
    async run({ pool, print, confirm }, args) {
      const { id, email } = await findAccount(pool, arg(args, 0));
      await confirm(`Delete the account ${email}, its tokens and its links to players?`);
      await deleteAccount(pool, id);
      print(`${email} deleted.`);
    },
  },
  claims: {
    argumentNames: [],
    description: 'List pending requests for players',
    async run({ pool, print }) {
      const rows = await openClaims.all(pool);
      for (const row of rows) print(`${row.email}  ${row.player}  ${row.nickname ?? ''}`);
      print(pluralize(rows.length, 'claim'));
    },
  },
  link: {
    argumentNames: ['ACCOUNT', 'PLAYER'],
    description: 'Link a player to an account, with or without a game.log',
    async run({ pool, print }, args) {
      const { id, email } = await findAccount(pool, arg(args, 0));
      const player = checkPlayer(arg(args, 1));
      const owner = await playerOwner.first(pool, player);
      if (owner !== undefined && owner.email !== email) {
        throw new AdminError(
          `Player ${player} belongs to ${owner.email}: unlink them there first.`,
        );
      }
      await linkPlayer(pool, id, player);
      const { name, known } = await fetchPlayerName(pool, player);
      print(`${name} is linked to ${email}.`);
      if (!known) print('No match with this player is stored. Is the ID right?');
    },
  },
  unlink: {
    argumentNames: ['ACCOUNT', 'PLAYER'],
    description: 'Unlink a player from an account, or reject its request',
    async run({ pool, print }, args) {
      const { id, email } = await findAccount(pool, arg(args, 0));
      const player = checkPlayer(arg(args, 1));
      if (!(await unlinkPlayer(pool, id, player))) {
        throw new AdminError(`${email} has not claimed player ${player}.`);
      }
      print(`${(await fetchPlayerName(pool, player)).name} is no longer linked to ${email}.`);
    },
  },
  hide: {
    argumentNames: ['PLAYER'],
    description: 'Hide a player from search, lists and match pages',
    run: (context, args) => setPlayerHidden(context, arg(args, 0), true),
  },
  show: {
    argumentNames: ['PLAYER'],
    description: 'Show a player again',
    run: (context, args) => setPlayerHidden(context, arg(args, 0), false),
  },
  hidden: {
    argumentNames: [],
    description: 'List the hidden players',
    async run({ pool, print }) {
      const rows = await allHidden.all(pool);
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
    description: 'Delete an upload and everything only it contributed; all stats are recalculated',
    async run({ pool, dataFolder, print, confirm }, args) {
      const id = arg(args, 0);
      if ((await uploadById.run(pool, id)) === 0) throw new AdminError(`There is no upload ${id}.`);
      await confirm(`Delete the upload ${id} with its raw logs, and recalculate all stats?`);
      await deleteUploads(pool, [id], await openRawStore(dataFolder));
      print(`Upload ${id} deleted. A running server now recalculates all stats;`);
      print('otherwise they are recalculated when it next starts.');
    },
  },
};
