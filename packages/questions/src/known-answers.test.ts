import { matchNumbers } from '@scrapboard/contract/player-numbers';
import { expect, test } from 'vitest';
import { addCountingColumns } from './add-counting-columns.ts';
import { evaluateQuestion, type FactRows } from './evaluate/evaluate-question.ts';
import type { FactRow } from './fact-tables.ts';
import type { QuestionContext } from './question-context.ts';
import { readQuestion } from './url/read-question.ts';

const context: QuestionContext = {
  hidden: new Set(['hidden']),
  seasons: [],
  parts: new Map([['Cabin', { kind: 'cabin', type: 'Heavy', rarity: 'epic', faction: null }]]),
};

const match = (id: number, startedAt: string, finished = true) => ({
  match_id: String(id),
  started_at: Date.parse(startedAt),
  category: 'pvp',
  mode: 'conquer',
  gameplay: 'Conquer',
  map: id === 1 ? 'factory' : 'crater',
  region: null,
  host: null,
  client_version: '0.12.20',
  finished,
  witnesses: id,
});

const zeros = Object.fromEntries(matchNumbers.map(({ column }) => [column, 0])) as Record<
  (typeof matchNumbers)[number]['column'],
  number
>;

function player(
  matchColumns: ReturnType<typeof match>,
  id: string,
  numbers: Partial<FactRow<'players'>>,
): FactRow<'players'> {
  return {
    ...matchColumns,
    player_id: id,
    bot: false,
    first_of_match: id === 'anna',
    build: 'aaaaaaaa',
    power_score: 9500,
    team: 1,
    party: null,
    party_size: 1,
    result: 1,
    expected: null,
    ...zeros,
    rounds: 1,
    winner_team: 1,
    humans: 2,
    bots: 1,
    ...numbers,
  };
}

// A Sunday evening in UTC, which is Monday in Kolkata, and the year's last and first hour.
const sunday = match(1, '2026-03-01T20:00:00Z');
const december = match(2, '2025-12-31T23:30:00Z');
const unfinished = match(3, '2026-01-01T00:00:00Z', false);

const noNumbers = Object.fromEntries(matchNumbers.map(({ column }) => [column, null])) as Record<
  (typeof matchNumbers)[number]['column'],
  null
>;

const seat = { team: 1, party: null, humans: 2, bots: 1 };
const reward = {
  ...{ ...sunday, ...seat },
  ...{ player_id: 'anna', build: null, power_score: 9500, party_size: 1 },
};
const paid = { ...reward, result: 1, duration: 1800, queue_ms: 20_000, fuel: true };
const unpaid = { ...paid, ...december, result: -1, duration: 1800, queue_ms: null, fuel: false };

const part = {
  ...{ ...sunday, ...seat },
  player_id: 'anna',
  build: 'aaaaaaaa',
  power_score: 9500,
  party_size: 1,
  result: 1,
  expected: 6000,
  duration: 1200,
  damage: 40_000,
  cabin_damage: 10_000,
};

const rows: FactRows = {
  players: [
    player(sunday, 'anna', {
      damage: 40_000,
      cabin_damage: 10_000,
      expected: 6000,
      duration: 1200,
      kills: 3,
      deaths: 1,
    }),
    player(sunday, 'hidden', {
      team: 2,
      result: -1,
      damage: 10_000,
      duration: 1200,
      build: 'bbbbbbbb',
    }),
    player(december, 'anna', {
      damage: 20_000,
      duration: 600,
      result: -1,
      expected: 3000,
      power_score: 2499,
      mvp: 1,
    }),
    player(unfinished, 'anna', { damage: 99_900, duration: 0, result: null, winner_team: null }),
    {
      ...player(sunday, 'bot', { team: 2, result: -1, build: null }),
      ...noNumbers,
      player_id: null,
      bot: true,
      power_score: null,
      party_size: null,
    },
  ],
  parts: addCountingColumns(
    [
      { ...part, part: 'Gun', used: true, part_damage: 30_000, part_hits: 60, part_kills: 2 },
      { ...part, part: 'Cabin', used: false, part_damage: 0, part_hits: 0, part_kills: 0 },
    ],
    ['anna', 'hidden'],
  ),
  rewards: [
    { ...paid, resource: null, amount: 0 },
    { ...paid, resource: 'money', amount: 4_500 },
    { ...paid, resource: 'Gasoline', amount: 5_000 },
    { ...unpaid, resource: null, amount: 0 },
  ],
  uploads: [
    {
      ...sunday,
      upload: '1',
      received_at: sunday.started_at,
      source: 'web',
      outcome: 'new',
      uploader: 'x',
    },
    {
      ...december,
      upload: '1',
      received_at: sunday.started_at,
      source: 'web',
      outcome: 'new',
      uploader: 'x',
    },
    {
      ...sunday,
      upload: '2',
      received_at: sunday.started_at,
      source: 'cli',
      outcome: 'known',
      uploader: null,
    },
  ],
};

function ask(query: string, facts = rows) {
  const readResult = readQuestion(
    query.split('&').map((text) => text.split('=') as [string, string]),
  );
  if ('problems' in readResult) throw new Error(JSON.stringify(readResult.problems));
  return evaluateQuestion(readResult.question, facts, context).rows;
}

test('games are finished matches of humans; damage is in points and duration in seconds', () => {
  expect(
    ask(
      'facts=players&measures=games,wins,losses,draws,appearances,matches,players,damage,duration,mvp',
    ),
  ).toEqual([
    {
      games: 3,
      wins: 1,
      losses: 2,
      draws: 0,
      appearances: 4,
      matches: 3,
      players: 2,
      damage: 700,
      duration: 300,
      mvp: 1,
    },
  ]);
});

test('results of rated matches are compared with what ratings predicted', () => {
  const measures = 'ratedGames,expectedWinRate,winRateAboveExpectation';
  // Both of anna's rated games went as predicted, so predictions count for a little more.
  const slope = (5000 * (1000 + 2000) + 2e8) / (1000 ** 2 + 2000 ** 2 + 2e8);
  const [likely, unlikely] = [0.5 + slope * 0.1, 0.5 - slope * 0.2];
  const expectedWins = likely + unlikely;
  const variance = likely * (1 - likely) + unlikely * (1 - unlikely);
  const value = (100 * (1 - expectedWins)) / 2;
  const margin = (100 * 1.959964 * Math.sqrt(variance)) / 2;
  const closeTo = (number: number) => expect.closeTo(number, 4);
  const [low, high] = [closeTo(value - margin), closeTo(value + margin)];
  const [row] = ask(`facts=players&measures=${measures}`);
  expect(row).toMatchObject({ ratedGames: 2, expectedWinRate: closeTo(50 * expectedWins) });
  expect(row?.winRateAboveExpectation).toEqual({ value: closeTo(value), low, high, n: 2 });
  const [gun] = ask(`facts=parts&measures=${measures}&part=Gun`);
  expect(gun).toMatchObject({ ratedGames: 1, expectedWinRate: closeTo(100 * likely) });
  expect(gun?.winRateAboveExpectation).toMatchObject({ value: closeTo(100 * (1 - likely)), n: 1 });
  // Nothing was predicted of unrated matches.
  const [unrated] = ask(`facts=players&measures=${measures}&result=unfinished`);
  expect(unrated).toMatchObject({ ratedGames: 0, expectedWinRate: null });
  expect(unrated?.winRateAboveExpectation).toEqual({ value: 0, low: -100, high: 100, n: 0 });
  expect(ask('facts=players&measures=winRateAboveExpectation&per=player')).toMatchObject([
    { units: 2, winRateAboveExpectation: { p50: expect.closeTo(value, 2) } },
  ]);
});

test('rates and means have their interval and sample, quantiles interpolate', () => {
  const closeTo = (value: number) => expect.closeTo(value, -1);
  const [row] = ask(
    'facts=players&measures=winRate,damagePerGame,damageQuantiles,damagePerMinute,maxDamage',
  );
  expect(row).toMatchObject({
    winRate: { count: 1, of: 3, percent: expect.closeTo(100 / 3, 10) },
    // 700 / 3 ± 4.3 · 152.8 / √3
    damagePerGame: { n: 3, mean: 700 / 3, low: closeTo(-146), high: closeTo(613) },
    damageQuantiles: { p10: 120, p25: 150, p50: 200, p75: 300, p90: 360 },
    damagePerMinute: 140,
    maxDamage: 400,
  });
});

test('with units, values are quantiles, in which each unit counts once', () => {
  const measures = 'games,damage,winRate,damagePerMinute';
  const allEqual = (value: number) => ({
    p10: value,
    p25: value,
    p50: value,
    p75: value,
    p90: value,
  });
  // Anna: two games, 600 points in 180 seconds; the hidden player: one, 100 points in 120 seconds.
  expect(ask(`facts=players&measures=${measures}&per=player`)).toEqual([
    {
      units: 2,
      games: { p10: 1.1, p25: 1.25, p50: 1.5, p75: 1.75, p90: 1.9 },
      damage: { p10: 150, p25: 225, p50: 350, p75: 475, p90: 550 },
      winRate: { p10: 5, p25: 12.5, p50: 25, p75: 37.5, p90: 45 },
      damagePerMinute: { p10: 65, p25: 87.5, p50: 125, p75: 162.5, p90: 185 },
    },
  ]);
  expect(ask('facts=players&measures=games&by=map&per=player,day&min=games:1')).toEqual([
    { map: 'crater', units: 1, games: allEqual(1) },
    { map: 'factory', units: 2, games: allEqual(1) },
  ]);
  expect(ask('facts=players&measures=games&per=player&map=nowhere')).toEqual([
    { units: 0, games: null },
  ]);
});

test('bins count the rows, or units, whose number is in them', () => {
  expect(ask('facts=players&measures=games,wins&bin=damage:150')).toEqual([
    { bin: 0, games: 1, wins: 0 },
    { bin: 150, games: 1, wins: 0 },
    { bin: 300, games: 1, wins: 1 },
  ]);
  // An unfinished match has no duration.
  expect(ask('facts=players&measures=appearances&by=map&bin=durationPerGame:60')).toEqual([
    { map: 'crater', bin: 60, appearances: 1 },
    { map: 'factory', bin: 120, appearances: 2 },
  ]);
  expect(ask('facts=players&measures=games&per=player&bin=winRate:2.5')).toMatchObject([
    { bin: 0, units: 1, games: { p50: 1 } },
    { bin: 50, units: 1, games: { p50: 2 } },
  ]);
});

test('bots count only if the question includes them', () => {
  expect(ask('facts=players&measures=humans,bots,games,players&bots=true&map=factory')).toEqual([
    { humans: 2, bots: 1, games: 3, players: 2 },
  ]);
  expect(ask('facts=players&measures=losses&bots=only')).toEqual([{ losses: 1 }]);
});

test('times are in UTC, weekdays and hours in the time zone', () => {
  expect(ask('facts=players&measures=appearances&by=day')).toEqual([
    { day: '2025-12-31', appearances: 1 },
    { day: '2026-01-01', appearances: 1 },
    { day: '2026-03-01', appearances: 2 },
  ]);
  expect(ask('facts=players&measures=games&by=week,season&player=anna')).toEqual([
    { week: '2025-12-29', season: '2025-q4', games: 1 },
    { week: '2025-12-29', season: '2026-q1', games: 0 },
    { week: '2026-02-23', season: '2026-q1', games: 1 },
  ]);
  expect(ask('facts=players&measures=games&by=weekday,hour&map=factory')).toEqual([
    { weekday: 7, hour: 20, games: 2 },
  ]);
  expect(ask('facts=players&measures=games&by=weekday,hour&map=factory&zone=Asia/Kolkata')).toEqual(
    [{ weekday: 1, hour: 1, games: 2 }],
  );
});

test('a player’s cohort is the month of their first match, whatever the period', () => {
  expect(ask('facts=players&measures=players&by=month,cohort&from=2026-02-01')).toEqual([
    { month: '2026-03', cohort: '2025-12', players: 1 },
    { month: '2026-03', cohort: '2026-03', players: 1 },
  ]);
});

test('bands, results and seasons are answered by name', () => {
  expect(ask('facts=players&measures=appearances&by=powerScoreBand,result')).toEqual([
    { powerScoreBand: '0-2499', result: 'loss', appearances: 1 },
    { powerScoreBand: '9500-12999', result: 'loss', appearances: 1 },
    { powerScoreBand: '9500-12999', result: 'win', appearances: 1 },
    { powerScoreBand: '9500-12999', result: 'unfinished', appearances: 1 },
  ]);
});

test('a part counts if it dealt damage, or if its build carries it and the question includes those', () => {
  const measures = 'uses,games,winRate,damage,damagePerHit,damageShare,cabinShare';
  expect(ask(`facts=parts&measures=${measures}&by=part`)).toMatchObject([
    {
      part: 'Gun',
      uses: 1,
      games: 1,
      winRate: { count: 1, of: 1 },
      damage: 300,
      damagePerHit: 5,
      damageShare: 75,
      cabinShare: 25,
    },
  ]);
  expect(ask('facts=parts&measures=uses,unusedGames,vehicles&by=partKind&carried=true')).toEqual([
    { partKind: null, uses: 1, unusedGames: 0, vehicles: 1 },
    { partKind: 'cabin', uses: 0, unusedGames: 1, vehicles: 1 },
  ]);
});

test('a part is counted once with each other part of its vehicle', () => {
  expect(ask('facts=parts&measures=games,wins&by=part,withPart&carried=true&sort=part')).toEqual([
    { part: 'Cabin', withPart: 'Gun', games: 1, wins: 1 },
    { part: 'Gun', withPart: 'Cabin', games: 1, wins: 1 },
  ]);
  expect(ask('facts=parts&measures=games&part=Gun&withPart=Cabin&carried=true')).toEqual([
    { games: 1 },
  ]);
  // The cabin dealt no damage.
  expect(ask('facts=parts&measures=games&by=part,withPart')).toEqual([]);
});

test('a part is counted once with each part of its team, or of the other one', () => {
  const partsOf = (id: string, team: number, guns: string[]) =>
    guns.map((gun) => ({
      ...part,
      ...{ player_id: id, team, result: team === 1 ? 1 : -1, part: gun, used: gun !== 'Idle' },
      ...{ part_damage: 100, part_hits: 1, part_kills: 0 },
    }));
  const facts = {
    ...rows,
    parts: addCountingColumns(
      [
        ...partsOf('anna', 1, ['Gun', 'Saw']),
        ...partsOf('ben', 1, ['Gun', 'Idle']),
        ...partsOf('cara', 2, ['Gun', 'Drill']),
        ...partsOf('dora', 2, ['Drill']),
      ],
      ['anna', 'ben', 'cara', 'dora'],
    ),
  };
  const askFacts = (query: string) => ask(query, facts);
  // Anna and Ben have a gun each, which is the other's ally part; no part is counted twice.
  expect(askFacts('facts=parts&measures=games&part=Gun&team=1&by=allyPart')).toEqual([
    { allyPart: 'Gun', games: 2 },
    { allyPart: 'Saw', games: 1 },
  ]);
  expect(askFacts('facts=parts&measures=games,wins&part=Gun&by=againstPart')).toEqual([
    { againstPart: 'Gun', games: 3, wins: 2 },
    { againstPart: 'Drill', games: 2, wins: 2 },
    { againstPart: 'Saw', games: 1, wins: 0 },
  ]);
  expect(askFacts('facts=parts&measures=games&player=cara&part=Gun&againstPart=Saw')).toEqual([
    { games: 1 },
  ]);
  expect(
    askFacts('facts=parts&measures=games&part=Drill&by=againstPart&carried=true').map(
      ({ againstPart }) => againstPart,
    ),
  ).toEqual(['Gun', 'Idle', 'Saw']);
});

test('a team is counted once, by its parts and by its opponents', () => {
  const facts = {
    ...rows,
    players: [
      player(sunday, 'anna', { party: 1, party_size: 2 }),
      player(sunday, 'ben', { party: 1, party_size: 2 }),
      player(sunday, 'cara', { team: 2, result: -1 }),
    ],
  };
  const measures = 'teams,teamWinRate,games';
  expect(
    ask(`facts=players&measures=${measures}&by=partySize,opponentPartySize`, facts),
  ).toMatchObject([
    { partySize: 1, opponentPartySize: 2, teams: 1, teamWinRate: { count: 0, of: 1 }, games: 1 },
    { partySize: 2, opponentPartySize: 1, teams: 1, teamWinRate: { count: 1, of: 1 }, games: 2 },
  ]);
  expect(ask('facts=players&measures=teams&by=teamCabins&sort=teamCabins', facts)).toEqual([
    { teamCabins: '-', teams: 1 },
    { teamCabins: '-+Cabin', teams: 1 },
  ]);
});

test('measures of whole matches count each match once', () => {
  const measures = 'matchLength,matchLengthQuantiles,roundsPerMatch,firstTeamWinRate';
  expect(ask(`facts=players&measures=${measures}&by=map&map=factory`)).toMatchObject([
    {
      matchLength: { n: 1, mean: 120 },
      matchLengthQuantiles: { p50: 120 },
      roundsPerMatch: { n: 1, mean: 1 },
      firstTeamWinRate: { count: 1, of: 1 },
    },
  ]);
});

test('matches that paid nothing count in the amounts per game and per hour', () => {
  const measures = 'games,amount,amountPerGame,amountPerHour,duration,queueTime,fuelRate';
  expect(ask(`facts=rewards&measures=${measures}&resource=money`)).toMatchObject([
    {
      games: 2,
      amount: 4.5,
      amountPerGame: 2.25,
      amountPerHour: 45,
      duration: 360,
      queueTime: 20,
      fuelRate: { count: 1, of: 2 },
    },
  ]);
  expect(ask('facts=rewards&measures=amount,payments&by=resource')).toEqual([
    { resource: 'Gasoline', amount: 5, payments: 1 },
    { resource: 'money', amount: 4.5, payments: 1 },
  ]);
});

test('a match is worth what it paid at the question’s prices, less what its mode costs', () => {
  // 4.5 coins and 5 of fuel at 0.5, for two matches of three minutes, of which one waited 20 seconds.
  const measures =
    'value,valuePerGame,maxValue,maxValuePerHour,maxQueuedValuePerHour,valuePerHour,queuedValuePerHour,queuedGames';
  const prices = 'prices=money:1,Gasoline:0.5,Unknown:7';
  expect(ask(`facts=rewards&measures=${measures}&${prices}`)).toMatchObject([
    {
      value: 7,
      valuePerGame: { n: 2, mean: expect.closeTo(3.5, 9) },
      maxValue: 7,
      maxValuePerHour: 140,
      maxQueuedValuePerHour: 126,
      valuePerHour: { n: 2, mean: expect.closeTo(70, 9) },
      queuedValuePerHour: { n: 1, mean: expect.closeTo(126, 9), low: null },
      queuedGames: 1,
    },
  ]);
  expect(ask(`facts=rewards&measures=value,maxValue&${prices}&costs=conquer:2.5,other:9`)).toEqual([
    { value: 2, maxValue: 4.5 },
  ]);
  expect(ask('facts=rewards&measures=value&by=fuel&prices=money:1')).toEqual([
    { fuel: 'true', value: 4.5 },
    { fuel: 'false', value: 0 },
  ]);
});

test('uploads, uploaders, new matches and confirmations are counted', () => {
  expect(ask('facts=uploads&measures=uploads,uploaders,newMatches,confirmations,matches')).toEqual([
    { uploads: 2, uploaders: 1, newMatches: 2, confirmations: 1, matches: 2 },
  ]);
});

test('hidden players count, but not by name', () => {
  expect(ask('facts=players&measures=games&by=player')).toEqual([{ player: 'anna', games: 2 }]);
  expect(ask('facts=players&measures=games&by=build')).toEqual([{ build: 'aaaaaaaa', games: 2 }]);
  expect(ask('facts=players&measures=games&map=factory')).toEqual([{ games: 2 }]);
});

test('questions about no matches are answered too', () => {
  const measures = 'games,winRate,damagePerGame,damageQuantiles,first,killsPerDeath';
  expect(ask(`facts=players&measures=${measures}&map=nowhere`)).toEqual([
    {
      games: 0,
      winRate: { count: 0, of: 0, percent: 0, low: 0, high: 100 },
      damagePerGame: { n: 0, mean: 0, low: null, high: null },
      damageQuantiles: null,
      first: null,
      killsPerDeath: null,
    },
  ]);
  expect(ask('facts=players&measures=games&by=map&map=nowhere')).toEqual([]);
});
