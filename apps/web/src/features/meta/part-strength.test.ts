import { matchNumbers } from '@scrapboard/contract/player-numbers';
import { type PlayedMatch, type Standing, updateStandings } from '@scrapboard/matches';
import { evaluateQuestion, readQuestion } from '@scrapboard/questions';
import { type FactMatch, toFactRows } from '@scrapboard/read-models';
import { type ExpectedMatch, type ExpectedPlayer, simulateWorld } from '@scrapboard/simulator';
import type { AboveExpectation, Rate } from '@scrapboard/statistics';
import { expect, test } from 'vitest';
import type { PageQuestion } from '../../questions/page-question.ts';
import { toQuestion } from '../../questions/to-question.ts';
import { partsQuestion, vehiclesQuestion } from './questions.ts';
import { type PartRow, toTierRows, type VehiclesRow } from './to-tier-rows.ts';

const STRONGER = 'CarPart_TurretDeployerMissile_epic';
const FAVORITE = 'CarPart_AutoGuidedCourseGun_epic';
const [january, march, april] = [0, 2, 3].map((month) => Date.UTC(2026, month, 1)) as [
  number,
  number,
  number,
];

const zeroNumbers = Object.fromEntries(matchNumbers.map(({ column }) => [column, 0])) as Record<
  (typeof matchNumbers)[number]['column'],
  number
>;

/** Returns the facts of a simulated match. Must be called in the order of play. */
function factsOf(
  { match, startsAt }: { match: ExpectedMatch; startsAt: number },
  standings: Map<string, Standing>,
): FactMatch[] {
  const { finish } = match;
  const humans = match.players.filter(({ bot, id }) => !bot && !id.startsWith('name:'));
  if (finish === null || humans.length === 0) return [];
  const category = /^(8v8|6v6|clan-war)$/.test(match.mode) ? 'pvp' : 'other';
  const botTeams = match.players.filter(({ bot }) => bot).map(({ team }) => team);
  const playedMatch: PlayedMatch = {
    ...{ id: match.guid, startedAt: startsAt, category, mode: match.mode, isRanked: true },
    winnerTeam: finish.winnerTeam,
    playerIds: humans.map(({ id }) => id),
    teams: humans.map(({ team }) => team),
    botTeams,
  };
  const [rating] = updateStandings(playedMatch, standings);
  const matchColumns = {
    started_at: startsAt,
    category,
    ...{ mode: match.mode, gameplay: match.gameplay, map: match.map, region: match.region },
  };
  return [
    {
      match: {
        ...matchColumns,
        id: match.guid,
        ...{ host: null, client_version: null, finished: true, reason: null, win_reason: null },
        ...{ winner_team: finish.winnerTeam, battle_time: finish.battleTime, rounds: match.rounds },
        ...{ humans: humans.length, bots: botTeams.length, witnesses: 1 },
        ...{
          player_ids: playedMatch.playerIds,
          teams: playedMatch.teams,
          bot_teams: botTeams,
          parties: [],
        },
        ...{ power_score: 0, party_size: 1, split_names: null, split_times: null },
      },
      players: humans.map((player) => ({
        ...zeroNumbers,
        ...matchColumns,
        match_id: match.guid,
        ...{ player_id: player.id, nickname: player.nickname, team: player.team, build: null },
        ...{ power_score: player.powerScore, party: null, party_size: player.partySize },
        result: resultOf(player, finish.winnerTeam),
        part_ids: [...new Set(player.weapons)],
        ...{ part_damage: [], part_hits: [], part_kills: [] },
      })),
      logs: [],
      expected:
        rating?.expected == null ? null : { playerId: rating.player_id, chance: rating.expected },
    },
  ];
}

function resultOf({ team }: ExpectedPlayer, winner: number): 1 | 0 | -1 {
  return winner === 0 ? 0 : winner === team ? 1 : -1;
}

test('a part that became stronger is above expectation, one that strong players drive is not', () => {
  const world = simulateWorld({
    seed: 11,
    players: 44,
    matches: 2200,
    from: january,
    to: april,
    density: 0.02,
    uploadersPerMatch: 1,
    knownEffects: {
      boostedWeapon: { part: STRONGER, factor: 5, from: march, to: april },
      favoriteWeapon: { part: FAVORITE, minSkill: 1.1 },
    },
  });
  const matches = new Map(
    [...world.sessions()].flatMap((session) =>
      session.expected().map((playedMatch) => [playedMatch.match.guid, playedMatch] as const),
    ),
  );
  const standings = new Map<string, Standing>();
  const orderedMatches = [...matches.values()].sort((a, b) => a.startsAt - b.startsAt);
  const rows = toFactRows(orderedMatches.flatMap((playedMatch) => factsOf(playedMatch, standings)));
  const weapon = { kind: 'weapon', type: null, rarity: null, faction: null };
  const parts = new Map(rows.parts.map(({ part }) => [part, weapon]));
  const context = { hidden: new Set<string>(), seasons: [], parts };
  const evaluateStrength = (part: string, month: string) => {
    const readResult = readQuestion([
      ['facts', 'parts'],
      ['measures', 'winRate,winRateAboveExpectation'],
      ...Object.entries({ part, month, category: 'pvp' }),
    ]);
    if (!('question' in readResult)) throw new Error(JSON.stringify(readResult));
    const [row] = evaluateQuestion(readResult.question, rows, context).rows;
    return {
      winRate: row?.winRate as Rate,
      above: row?.winRateAboveExpectation as AboveExpectation,
    };
  };
  expect(rows.players.length).toBeGreaterThan(20_000);
  const [beforeChange, afterChange] = [
    evaluateStrength(STRONGER, '2026-02'),
    evaluateStrength(STRONGER, '2026-03'),
  ];
  expect(beforeChange.above.low).toBeLessThan(0);
  expect(beforeChange.above.high).toBeGreaterThan(0);
  expect(afterChange.above.low).toBeGreaterThan(0);
  // The meta page shows the same difference as tiers.
  const findTier = (from: string, to: string) => {
    const evaluateRows = (pageQuestion: PageQuestion) => {
      const { question } = toQuestion(pageQuestion, { from, to, category: ['pvp'] });
      return evaluateQuestion(question, rows, context).rows;
    };
    const [vehiclesRow] = evaluateRows(vehiclesQuestion) as unknown as VehiclesRow[];
    const tiers = toTierRows(
      evaluateRows(partsQuestion('weapon')) as unknown as PartRow[],
      vehiclesRow,
    );
    return tiers.find((row) => row.part === STRONGER)?.tier;
  };
  expect(findTier('2026-02-01', '2026-02-28')).toBe('b');
  expect(findTier('2026-03-01', '2026-03-31')).toMatch(/^[sa]$/);
  // From February on, ratings reflect skill.
  const favorite = evaluateStrength(FAVORITE, '2026-02,2026-03');
  expect(favorite.winRate.low).toBeGreaterThan(56);
  expect(favorite.above.low).toBeLessThan(0);
  expect(favorite.above.high).toBeGreaterThan(0);
});
