import { matchNumbers } from '@scrapboard/contract/player-numbers';
import type { Pool } from 'pg';
import { seedPlayers } from '../lib/seed-players.ts';

const RAID_KINDS = 8;
const PLAYERS = 50_000;
/** Four out of five raids are won. */
const IS_WON = 'n % 5 > 0';

/**
 * Fills a database with raids of eight kinds and three difficulties over a year. Each has four players, who
 * queued alone or in parties of up to four; over half of them are of the most played raid.
 */
export async function seedRaids(pool: Pool, matchCount: number): Promise<void> {
  await seedPlayers(pool, PLAYERS);
  await pool.query(
    `insert into match (id, started_at, gameplay, map, category, mode, region, finished, winner_team,
        win_reason, battle_time, rounds, humans, bots, player_ids, teams, parties, bot_teams, witnesses,
        power_score, party_size, split_names, split_times)
      select n, '2025-01-01Z'::timestamptz + (n * 97 % 31536000) * interval '1 second',
        'Pve_Raid' || case when n % 2 = 0 then 0 else n / 2 % ${RAID_KINDS} end, 'map' || n % 4, 'pve',
        (array['raid-easy', 'raid-medium', 'raid-hard'])[1 + n / 16 % 3],
        (array['eu', 'us', 'ru', 'as'])[1 + n % 4], true, case when ${IS_WON} then 1 else 2 end,
        'OBJECTIVE_COMPLETE', 900 + abs(hashint4(n)) % 2700, 1, 4, 14,
        array[(1 + n * 7 % ${PLAYERS})::text, (1 + n * 11 % ${PLAYERS})::text, (1 + n * 13 % ${PLAYERS})::text,
          (1 + n * 17 % ${PLAYERS})::text],
        '{1,1,1,1}', '{0,0,0,0}', '{2,2}', 1 + n % 3, 3000 + abs(hashint4(n + 1)) % 9000,
        1 + abs(hashint4(n + 2)) % 4, array['wave 2', 'wave 3'], array[300, 600]
      from generate_series(1, $1::int) n`,
    [matchCount],
  );
  const numbers = matchNumbers.map(({ column }) => column);
  await pool.query(
    `insert into player_match (player_id, started_at, match_id, category, mode, gameplay, map, region,
        nickname, build, power_score, team, party, party_size, result, part_ids, part_damage, part_hits,
        part_kills, ${numbers.join(', ')})
      select p.id, m.started_at, m.id, m.category, m.mode, m.gameplay, m.map, m.region, 'player' || p.id,
        'abcdef01', m.power_score, 1, null, m.party_size, case when m.winner_team = 1 then 1 else -1 end,
        '{CarPart_Gun_A,CarPart_Gun_B}', '{1000,500}', '{9,4}', '{1,0}', ${numbers.map(() => 1)}
      from match m, unnest(m.player_ids) p (id) on conflict do nothing`,
  );
  await pool.query('vacuum analyze match, player_match, player, player_fold');
}
