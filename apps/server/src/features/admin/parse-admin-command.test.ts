import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { demoCredentials, encodeMatchId, securityEvents } from '@scrapboard/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../http/test-app.ts';
import { PASSWORD, send, signUp } from '../auth/testing/sign-up.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { rawPath } from '../uploads/raw-store.ts';
import { findRemovedLogs } from '../uploads/removed-logs.ts';
import { AdminError, AdminUsageError } from './admin-error.ts';
import { parseAdminCommand } from './parse-admin-command.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(() => {}, { SCRAPBOARD_RATE_LIMITS: 'off' });
  await storeUpload(server.pool, { id: 'first', matches: [makeMatch({ seed: 1, population: 9 })] });
});

/** The questions to the operator, who confirms by default. */
const questions: string[] = [];
let isConfirming = true;

async function runAdmin(...argv: string[]): Promise<string> {
  const output: string[] = [];
  const { pool, deps } = server;
  const { dataFolder } = deps.config;
  const run = parseAdminCommand(argv);
  await run({
    pool,
    dataFolder,
    catalogue: deps.catalogue,
    log: deps.log,
    print: (line) => output.push(line),
    async confirm(question) {
      questions.push(question);
      if (!isConfirming) throw new AdminError('Cancelled.');
    },
  });
  return output.join('\n');
}

const signIn = (email: string, password: string) =>
  send(server.app, 'POST', '/api/auth/sign-in', { body: { email, password } });
const fetchAnyPlayer = async () =>
  (await server.pool.query('select id from player order by id limit 1')).rows[0].id as string;

test('creates an account whose password works and is shown only once', async () => {
  const output = await runAdmin('create', 'new@example.org', 'New', 'Comer');
  const password = /now: ([\w-]{20})$/.exec(output)?.[1] ?? '';
  expect((await signIn('new@example.org', password)).statusCode).toBe(200);
  const { rows } = await server.pool.query(
    `select kind from security_event where by_operator
      and account_id = (select id from account where email = 'new@example.org')`,
  );
  expect(rows).toEqual([{ kind: 'signed_up' }]);
  expect(await runAdmin('accounts')).toMatch(/enabled {2}new@example\.org {2}New Comer/);
  await expect(runAdmin('create', 'new@example.org', 'New', 'Comer')).rejects.toThrow(
    /already exists/,
  );
  await expect(runAdmin('create', 'nonsense', 'New', 'Comer')).rejects.toThrow(
    'Must be a valid email',
  );
});

test('disables an account, which signs it out, and enables it again', async () => {
  const { email, accessToken } = await signUp(server.app);
  await runAdmin('disable', email.toUpperCase());
  const signedOut = await send(server.app, 'GET', '/api/auth/my-account', { token: accessToken });
  expect(signedOut.statusCode).toBe(401);
  expect((await signIn(email, PASSWORD)).statusCode).toBe(403);
  await runAdmin('enable', email);
  const afterEnabling = await send(server.app, 'GET', '/api/auth/my-account', {
    token: accessToken,
  });
  expect(afterEnabling.statusCode).toBe(401);
  expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
});

test('an operator’s actions on an account and its uploads are among its events', async () => {
  const { email, user, accessToken } = await signUp(server.app);
  await server.pool.query(
    `insert into upload (id, status, source, time_zone, files, total_bytes)
      values ('theirs', 'stored', 'web', 'UTC', '[]', 1)`,
  );
  await server.pool.query(
    `insert into upload_owner (upload_id, account_id) values ('theirs', $1)`,
    [user.id],
  );
  await runAdmin('delete-upload', 'theirs');
  await runAdmin('unblock', 'theirs');
  const response = await send(server.app, 'GET', '/api/account/security-events', {
    token: accessToken,
  });
  expect(securityEvents.parse(response.json()).events).toMatchObject([
    { kind: 'upload_removed', byOperator: true },
    { kind: 'signed_up', byOperator: false },
  ]);
  await runAdmin('disable', email);
  await runAdmin('enable', email);
  await runAdmin('hide', '999998');
  await runAdmin('delete', email);
  const { rows } = await server.pool.query(
    `select kind from security_event where by_operator and (account_id = $1 or subject in ('theirs', '999998'))
      order by id`,
    [user.id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'upload_removed',
    'upload_unblocked',
    'account_disabled',
    'account_enabled',
    'player_hidden',
    'account_deleted',
  ]);
  await runAdmin('show', '999998');
});

test('deletes an account, by its id too', async () => {
  const { user, email } = await signUp(server.app);
  isConfirming = false;
  await expect(runAdmin('delete', user.id)).rejects.toThrow('Cancelled.');
  expect(questions.at(-1)).toContain(email);
  isConfirming = true;
  expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
  const player = await fetchAnyPlayer();
  await runAdmin('link', email, player);
  await server.pool.query('insert into hidden_player (player_id, account_id) values ($1, $2)', [
    player,
    user.id,
  ]);
  expect(await runAdmin('hidden')).toContain(email);
  expect(await runAdmin('delete', user.id.toUpperCase())).toContain('is no longer linked');
  expect(await runAdmin('hidden')).toBe('0 hidden players');
  expect((await signIn(email, PASSWORD)).statusCode).toBe(400);
  await expect(runAdmin('delete', user.id)).rejects.toThrow(AdminError);
});

test('hides a player and shows them again, effective immediately in the running server', async () => {
  const id = await fetchAnyPlayer();
  const fetchStatusCode = async () => (await server.app.inject(`/dev/profile/${id}`)).statusCode;
  expect(await fetchStatusCode()).toBe(200);
  expect(await runAdmin('hide', id)).toMatch(/^Player \d+ \(Player .+\) is hidden\.$/);
  await expect.poll(fetchStatusCode).toBe(404);
  expect(await runAdmin('hidden')).toMatch(new RegExp(`^${id}  Player .+\\n1 hidden player$`));
  await runAdmin('show', id);
  expect(await runAdmin('hidden')).toBe('0 hidden players');
  await expect.poll(fetchStatusCode).toBe(200);
  await expect(runAdmin('hide', "'; drop table player")).rejects.toThrow('is not a game ID');
  expect(await runAdmin('hide', '999999')).toContain('No match with this player is stored');
});

test('approves and revokes a claim', async () => {
  const id = await fetchAnyPlayer();
  const { accessToken: token, email } = await signUp(server.app);
  await send(server.app, 'POST', '/api/account/players', { token, body: { id, ask: true } });
  expect(await runAdmin('claims')).toContain(`${email}  ${id}`);
  await runAdmin('link', email, id);
  expect(await runAdmin('claims')).toBe('0 claims');
  const fetchPlayers = async () =>
    (await send(server.app, 'GET', '/api/auth/my-account', { token })).json().user.players;
  expect(await fetchPlayers()).toMatchObject([{ id, hidden: false }]);
  const otherUser = await signUp(server.app);
  await expect(runAdmin('link', otherUser.email, id)).rejects.toThrow(
    `belongs to ${email}: unlink them there first`,
  );
  await runAdmin('unlink', email, id);
  expect(await fetchPlayers()).toEqual([]);
  await expect(runAdmin('unlink', email, id)).rejects.toThrow(/has not claimed/);
});

test('deletes an upload with its raw logs, which are refused until unblocked', async () => {
  const createHash = (n: number) => String(n).repeat(64);
  const { dataFolder } = server.deps.config;
  const createFile = (n: number) => ({
    path: 'combat.log',
    session: '',
    kind: 'combat',
    sha256: createHash(n),
  });
  for (const n of [1, 2]) {
    mkdirSync(dirname(rawPath(dataFolder, createHash(n))), { recursive: true });
    writeFileSync(rawPath(dataFolder, createHash(n)), 'log');
  }
  await server.pool.query(
    `insert into upload (id, source, files, total_bytes, status) values
      ('keep', 'web', $1, 1, 'stored'), ('drop', 'web', $2, 1, 'stored')`,
    [JSON.stringify([createFile(1)]), JSON.stringify([createFile(1), createFile(2)])],
  );
  expect(await runAdmin('uploads')).toMatch(
    /^drop {2}.* UTC {2}web {2}stored {2}0 matches {2}no account/m,
  );
  isConfirming = false;
  await expect(runAdmin('delete-upload', 'drop')).rejects.toThrow('Cancelled.');
  isConfirming = true;
  await runAdmin('delete-upload', 'drop');
  const { rows } = await server.pool.query(
    `select id, status from upload where id in ('keep', 'drop')`,
  );
  expect(rows).toEqual([{ id: 'keep', status: 'stored' }]);
  expect([1, 2].map((n) => existsSync(rawPath(dataFolder, createHash(n))))).toEqual([true, false]);
  await expect(runAdmin('delete-upload', 'drop')).rejects.toThrow('There is no upload drop.');
  expect(await runAdmin('blocked')).toMatch(/^drop {2}.+Z {2}1 log\n1 deleted upload$/);
  expect(await findRemovedLogs(server.pool, [createHash(1), createHash(2)])).toEqual(
    new Set([createHash(2)]),
  );
  await runAdmin('unblock', 'drop');
  expect(await findRemovedLogs(server.pool, [createHash(2)])).toEqual(new Set());
  await expect(runAdmin('unblock', 'drop')).rejects.toThrow('No deleted upload has the ID drop.');
});

test('finds the uploads of a match and their accounts', async () => {
  await storeUpload(server.pool, { id: 'owned', matches: [makeMatch({ seed: 5, population: 9 })] });
  const { user, email } = await signUp(server.app);
  await server.pool.query(`insert into upload_owner values ('owned', $1)`, [user.id]);
  const { rows } = await server.pool.query(
    `select match_id as id from upload_match where upload_id = 'owned'`,
  );
  const listing = await runAdmin('uploads', encodeMatchId(rows[0].id));
  expect(listing).toMatch(/^owned {2}/);
  expect(listing).toContain(`1 match  ${email}`);
  expect(listing.split('\n')).toHaveLength(1);
  expect(await runAdmin('uploads', encodeMatchId('1'))).toMatch(/^No upload contains/);
  await expect(runAdmin('uploads', "' or 1=1")).rejects.toThrow('is not a match ID');
});

test('grants and revokes the operator role', async () => {
  const { email, accessToken } = await signUp(server.app);
  const fetchStatusCode = async () =>
    (await send(server.app, 'GET', '/api/moderation/events', { token: accessToken })).statusCode;
  expect(await fetchStatusCode()).toBe(403);
  expect(await runAdmin('grant-operator', email)).toBe(`${email} is an operator.`);
  expect(await runAdmin('operators')).toMatch(new RegExp(`${email}.*\\n1 operator$`));
  expect(await fetchStatusCode()).toBe(200);
  expect(await runAdmin('revoke-operator', email)).toBe(`${email} is no longer an operator.`);
  expect(await fetchStatusCode()).toBe(403);
  const { email: sharedEmail } = await signUp(server.app, { email: demoCredentials.email });
  await expect(runAdmin('grant-operator', sharedEmail)).rejects.toThrow('cannot be an operator');
});

test('decides about logs and sources, and undoes everything that a source did', async () => {
  const matches = [makeMatch({ seed: 8, population: 9 })];
  await storeUpload(server.pool, { id: 'judged', matches });
  const { user, email } = await signUp(server.app);
  await server.pool.query(`insert into upload_owner values ('judged', $1)`, [user.id]);
  expect(await runAdmin('reject', 'judged', '0')).toBe('Log 0 of upload judged is rejected.');
  expect(await runAdmin('log', 'judged', '0')).toMatch(/: rejected, decision: reject\n/);
  expect(await runAdmin('reopen', 'judged', '0')).toMatch(/is no longer decided\.$/);
  expect(await runAdmin('log', 'judged', '0')).toMatch(/: counts\nNo other description/);
  await expect(runAdmin('approve', 'judged', '7')).rejects.toThrow('has no log 7');
  expect(await runAdmin('quarantine')).toBe('0 logs');

  const account = ['--account', email] as const;
  expect(await runAdmin('block-source', ...account)).toMatch(/is blocked\.$/);
  expect(await runAdmin('sources')).toMatch(/^--account \S+ {2}blocked {2}1 upload {2}1 in quar/);
  expect(await runAdmin('reset-source', ...account)).toMatch(/is treated like others\.$/);
  await expect(runAdmin('block-source', '--upload', 'judged')).rejects.toThrow('cannot be trusted');
  await expect(runAdmin('undo', '--network', 'nowhere')).rejects.toThrow('No network');
  await expect(runAdmin('undo', '--upload', 'nowhere')).rejects.toThrow('No upload');
  await expect(runAdmin('undo', '--force', 'x')).rejects.toThrow(AdminUsageError);

  isConfirming = false;
  await expect(runAdmin('undo', ...account)).rejects.toThrow('Cancelled.');
  isConfirming = true;
  const output = await runAdmin('undo', ...account);
  expect(output).toContain('This removes 1 upload, 1 match, 0 links and shows 0 hidden players;');
  expect(output).toMatch(/\nDone\.$/);
  await expect(runAdmin('undo', '--upload', 'judged')).rejects.toThrow('deleted already');
  expect(await runAdmin('events', ...account)).toMatch(
    /undone {2}Ada Lovelace {2}account {2}by operator\n.* account_blocked /s,
  );
});

test('shows its usage', async () => {
  await expect(runAdmin()).rejects.toThrow(
    /Usage: scrapboard admin COMMAND[\s\S]*delete-upload UPLOAD/,
  );
  await expect(runAdmin('link', 'one')).rejects.toThrow(
    /^Usage[\s\S]*link ACCOUNT PLAYER(?![\s\S]*hide)/,
  );
  await expect(runAdmin('constructor')).rejects.toThrow(
    /^There is no command "constructor"[\s\S]*Usage/,
  );
  await expect(runAdmin('delete', '--force')).rejects.toThrow(AdminUsageError);
});
