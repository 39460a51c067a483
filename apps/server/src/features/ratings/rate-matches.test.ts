import type { LogMatch } from '@scrapboard/match-log';
import { displayedMmr, initialRating, type Rating, updateRatings } from '@scrapboard/statistics';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { clearDerived, dumpDerived, storeUpload } from '../store/testing/uploads.ts';
import { rateMatches } from './rate-matches.ts';

const { pool } = await createTestDatabase();

function createSeason(seed: number, count: number): LogMatch[] {
  return Array.from({ length: count }, (_, i) => ({
    ...makeMatch({ seed: seed * 100 + i, population: 14, at: Date.UTC(2026, 3, 1 + i, 20) }),
    mode: { category: i % 5 === 0 ? 'brawl' : 'pvp', mode: i % 5 === 0 ? 'race' : '8v8' },
  }));
}

/** Stores matches one after the other, rating after those that `shouldRateAfter` selects. */
async function storeAndRate(matches: readonly LogMatch[], shouldRateAfter: (n: number) => boolean) {
  await clearDerived(pool);
  for (const [n, match] of matches.entries()) {
    await storeUpload(pool, { id: `u${match.startedAt}`, matches: [match] });
    if (shouldRateAfter(n)) await rateMatches(pool);
  }
  await rateMatches(pool);
  const { rating, player_fold, ...tables } = await dumpDerived(pool);
  const { rating_day, rating_board, rating_count, rating_calibration } = tables;
  return { rating, player_fold, rating_day, rating_board, rating_count, rating_calibration };
}

test('ratings and streaks do not depend on the order of uploads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 999 }),
      fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (seed, order, interval) => {
        const matches = createSeason(seed, order.length);
        const expected = await storeAndRate(matches, () => false);
        expect(expected.rating?.length).toBeGreaterThan(50);
        const shuffled = matches
          .map((match, i) => ({ match, place: order[i] ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ match }) => match);
        expect(await storeAndRate(shuffled, (n) => n % interval === 0)).toEqual(expected);
      },
    ),
    { numRuns: 8 },
  );
}, 180_000);

test('ratings are those of packages/statistics, applied in order of play', async () => {
  const matches = createSeason(5, 10);
  await storeAndRate(matches.toReversed(), () => true);
  const ratings = new Map<string, Rating>();
  for (const { mode, finish, players } of matches) {
    if (mode.category !== 'pvp' || finish === null) continue;
    const seats = players.map(({ id, team, bot }) => ({ id, team, bot }));
    seats.sort((a, b) => a.team - b.team);
    updateRatings(ratings, { winnerTeam: finish.winnerTeam, players: seats });
  }
  const { rows } = await pool.query('select player_id, mmr from player_fold');
  expect(rows.length).toBeGreaterThan(10);
  for (const { player_id, mmr } of rows) {
    expect(mmr).toBe(displayedMmr(ratings.get(player_id) ?? initialRating));
  }
  const changes = await pool.query(
    'select mmr_change is null as unrated, category from rating join match on id = match_id group by 1, 2 order by 1',
  );
  expect(changes.rows).toEqual([
    { unrated: false, category: 'pvp' },
    { unrated: true, category: 'brawl' },
  ]);
});

test('the expected results of both teams add up to one win per match', async () => {
  const matches = createSeason(8, 12);
  await storeAndRate(matches, (n) => n % 3 === 0);
  const { rows } = await pool.query(
    `select category, count(*)::int as teams, count(expected)::int as rated,
        sum(expected)::int as expected, min(expected) > 0 and max(expected) < 10000 as likely
      from (select distinct m.id, m.category, p.team, r.expected
        from rating r join match m on m.id = r.match_id
          join player_match p on p.match_id = m.id and p.player_id = r.player_id) teams
      group by category order by 1`,
  );
  expect(rows).toEqual([
    { category: 'brawl', teams: 6, rated: 0, expected: null, likely: null },
    { category: 'pvp', teams: 18, rated: 18, expected: 90_000, likely: true },
  ]);
});

test('facts are requested for the days whose expected results have changed', async () => {
  await pool.query(`insert into facts_copy (id) values ('a') on conflict do nothing`);
  const takeRequestedDays = async () => {
    const { rows } = await pool.query(
      `with seen as (delete from facts_request returning day, deferred)
        select to_char(day, 'MM-DD') as day, bool_and(deferred) as deferred
        from seen group by day order by day`,
    );
    return rows;
  };
  const matches = createSeason(9, 4);
  await storeAndRate(matches.slice(1), () => false);
  await takeRequestedDays();
  const [first] = matches;
  if (first === undefined) throw new Error('no match');
  // A match of the same players before all others, which takes the part of a late upload.
  const lateMatch: LogMatch = { ...first, mode: { category: 'pvp', mode: '8v8' } };
  await storeUpload(pool, { id: 'late', matches: [lateMatch] });
  await takeRequestedDays();
  await rateMatches(pool);
  expect(await takeRequestedDays()).toEqual(
    ['04-01', '04-02', '04-03', '04-04'].map((day) => ({ day, deferred: true })),
  );
  // Rated again with the same result, nothing needs to be written.
  await pool.query(`insert into rate_request (from_at) values ('2026-04-02Z')`);
  await rateMatches(pool);
  expect(await takeRequestedDays()).toEqual([]);
  await pool.query('delete from facts_copy');
});

test('streaks are counted in order of play', async () => {
  const results = [1, 1, 2, 2, 2, 1];
  const matches = results.map((winnerTeam, i) => {
    const match = makeMatch({ seed: 700, at: Date.UTC(2026, 3, 1 + i) });
    return { ...match, finish: { ...match.finish, winnerTeam, battleTime: 1000 + i } } as LogMatch;
  });
  await storeAndRate(matches.toReversed(), (n) => n === 2);
  const winner = matches[0]?.players.find(({ team, bot }) => team === 1 && !bot);
  const { rows } = await pool.query(
    'select streak, best_win_streak, worst_loss_streak from player_fold where player_id = $1',
    [winner?.id],
  );
  expect(rows).toEqual([{ streak: 1, best_win_streak: 2, worst_loss_streak: 3 }]);
});

test('without a request nothing is rated', async () => {
  await clearDerived(pool);
  expect(await rateMatches(pool)).toBe(0);
});
