import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations, listApplied, listMigrations } from '../migrate.ts';
import { createTestDatabase } from '../test-database.ts';

const { connection } = await createTestDatabase();
const client = new pg.Client(connection);
const [ADA, BEN] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

beforeAll(async () => {
  await client.connect();
  // The tables of an earlier version, beside those of the test database.
  await client.query('create schema earlier; set search_path = earlier, public');
  await listApplied(client);
  const isEarlier = ({ number }: { number: number }) => number < 18;
  await applyMigrations(client, listMigrations().filter(isEarlier));
  await client.query(
    `insert into account (id, email, email_key, display_name, first_name, last_name, password_hash)
      select id::uuid, id, id, 'A', 'A', 'A', '' from unnest($1::text[]) as id`,
    [[ADA, BEN]],
  );
  await client.query(
    `insert into upload (id, status, source, time_zone, files, total_bytes)
      values ('log', 'stored', 'web', 'UTC', '[]', 1)`,
  );
  await client.query(`insert into upload_owner values ('log', $1)`, [ADA]);
  await client.query(
    `insert into upload_match (upload_id, ordinal, match_id, own_id, outcome, started_at, gameplay,
        map, category, mode, roster_key, lines, digest, local_player, custom_game)
      values ('log', 0, 1, 1, 'new', now(), '', '', '', '', 1, 1, 1, 'proven', false)`,
  );
  await client.query(
    `insert into account_player (account_id, player_id, linked) values
      ($1, 'proven', true), ($1, 'granted', true), ($2, 'asked', false)`,
    [ADA, BEN],
  );
  await client.query(`insert into hidden_player (player_id) values ('proven'), ('orphan')`);
  await applyMigrations(
    client,
    listMigrations().filter((migration) => !isEarlier(migration)),
  );
});
afterAll(() => client.end());

const fetchRows = async (text: string) => (await client.query(text)).rows;

test('links and requests of earlier versions are kept, links with their basis and proof', async () => {
  expect(await fetchRows('select player_id, basis from account_player order by 1')).toEqual([
    { player_id: 'granted', basis: 'operator' },
    { player_id: 'proven', basis: 'log' },
  ]);
  expect(
    await fetchRows('select account_id, player_id, upload_id, witness_id from claim_proof'),
  ).toEqual([{ account_id: ADA, player_id: 'proven', upload_id: 'log', witness_id: null }]);
  expect(await fetchRows('select account_id, player_id, state from claim_request')).toEqual([
    { account_id: BEN, player_id: 'asked', state: 'pending' },
  ]);
});

test('hiding of earlier versions depends on proof only if a log links an account', async () => {
  expect(
    await fetchRows('select player_id, account_id, needs_proof from hidden_player order by 1'),
  ).toEqual([
    { player_id: 'orphan', account_id: null, needs_proof: false },
    { player_id: 'proven', account_id: ADA, needs_proof: true },
  ]);
});
