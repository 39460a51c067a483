import {
  encodeMatchId,
  type PlayerSpeedRuns,
  type SpeedRunBoard,
  type SpeedRunBoardQuery,
  type SpeedRunOverview,
  type SpeedRunRecords,
  type SpeedRunRow,
} from '@scrapboard/contract';
import type { LogMatch } from '@scrapboard/match-log';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { createRandom, makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';
import { fetchSpeedRunBoard } from './fetch-speed-run-board.ts';

const { app, get, pool, deps, writeAndAwaitChange } = await createTestApp();

const RAIDS = ['Pve_Chase', 'Pve_Blockpost'];
const MODES = ['raid-easy', 'raid-hard'];
const BOARD = '/api/speed-runs/raid-easy/Pve_Chase';

/** A run of the test's logs as plain values, which boards are compared with. */
interface GeneratedRun {
  at: number;
  tenths: number;
  raid: string;
  mode: string;
  map: string;
  players: string[];
  party: number;
  power: number;
  isWon: boolean;
}

const random = createRandom(7);
const randomInt = (max: number) => Math.floor(random() * max);

/** Makes a raid of one to four players, of whom none or some queued together. */
function makeRaid(seed: number): { log: LogMatch; run: GeneratedRun } {
  const humans = 1 + randomInt(4);
  const party = humans === 1 ? 1 : 1 + randomInt(humans);
  // Few different times, so that many runs are equally fast.
  const tenths = 1_500 + 4 * randomInt(40);
  const at = Date.UTC(2026, 2, 1 + randomInt(60), randomInt(24), randomInt(60), randomInt(60));
  const isWon = randomInt(6) > 0;
  const match = makeMatch({ seed, at, humans, bots: 6, population: 12 });
  const finish = {
    reason: 'unknown',
    winnerTeam: isWon ? 1 : 2,
    winReason: 'OBJECTIVE_COMPLETE',
    battleTime: tenths,
  };
  const [raid = '', mode = ''] = [RAIDS[randomInt(2)], MODES[randomInt(2)]];
  const log: LogMatch = {
    ...match,
    gameplay: raid,
    mode: { category: 'pve', mode },
    endedAt: at + tenths * 100,
    finish,
    rounds: [{ ...finish, endedAfter: tenths * 100 }],
    splits: [{ kind: 'wave', number: 2, time: Math.floor(tenths / 2) }],
    players: match.players.map((player, index) => ({
      ...player,
      team: player.bot ? 2 : 1,
      party: !player.bot && party > 1 && index < party ? '0000abcd' : null,
      partySize: !player.bot && index < party ? party : 1,
    })),
  };
  const humanPlayers = log.players.filter(({ bot }) => !bot);
  const run = {
    ...{ at, tenths, raid, mode, map: log.map, party, isWon },
    players: humanPlayers.map(({ id }) => id).sort(),
    power: Math.max(...humanPlayers.map(({ powerScore }) => powerScore)),
  };
  return { log, run };
}

const generatedRaids = Array.from({ length: 260 }, (_, seed) => makeRaid(seed + 1));
const unfinishedRaid = {
  ...(generatedRaids[0] as (typeof generatedRaids)[0]).log,
  startedAt: Date.UTC(2026, 1, 1),
};
const wonRuns = generatedRaids.map(({ run }) => run).filter(({ isWon }) => isWon);

beforeAll(async () => {
  const battle = makeMatch({ seed: 900, population: 12 });
  const matches = [
    ...generatedRaids.map(({ log }) => log),
    battle,
    { ...unfinishedRaid, finish: null, rounds: [] },
  ];
  await storeUpload(pool, { id: 'raids', matches });
});

afterEach(async () => {
  await pool.query('truncate hidden_player');
});

/** Returns the runs of a board in order, without the database. */
function computeBoard(
  isSelected: (run: GeneratedRun) => boolean,
  mode = 'raid-easy',
): GeneratedRun[] {
  const selectedRuns = wonRuns.filter(
    (run) => run.mode === mode && run.raid === 'Pve_Chase' && isSelected(run),
  );
  return selectedRuns.sort((a, b) => (a.tenths === b.tenths ? a.at - b.at : a.tenths - b.tenths));
}

const formatRow = ({ rank, seconds, startedAt, players }: SpeedRunRow) =>
  `${rank}. ${seconds} s, ${startedAt}, ${players.map(({ id }) => id)}`;
const formatComputedRun = ({ tenths, at, players }: GeneratedRun, index: number) =>
  `${index + 1}. ${tenths / 10} s, ${new Date(at).toISOString()}, ${players}`;

/** Fetches every page. */
async function fetchAll(query: Partial<SpeedRunBoardQuery>, limit = 7): Promise<SpeedRunRow[]> {
  const rows: SpeedRunRow[] = [];
  let cursor: string | null = null;
  do {
    const page: SpeedRunBoard = await fetchSpeedRunBoard(
      deps,
      { mode: 'raid-easy', raid: 'Pve_Chase' },
      { ...query, limit, ...(cursor !== null && { cursor }) },
      [],
    );
    rows.push(...page.runs);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

const isAny = () => true;
const selections: [string, Partial<SpeedRunBoardQuery>, (run: GeneratedRun) => boolean][] = [
  ['everything', {}, isAny],
  ['solo', { party: 'solo' }, ({ party }) => party === 1],
  ['parties', { party: 'party' }, ({ party }) => party > 1],
  ['parties of three', { partySize: 3 }, ({ party }) => party === 3],
  ['a power score limit', { maxPowerScore: 8_000 }, ({ power }) => power <= 8_000],
  ['a map', { map: 'old_town' }, ({ map }) => map === 'old_town'],
  [
    'a period',
    { from: '2026-03-10', to: '2026-04-05' },
    ({ at }) => at >= Date.UTC(2026, 2, 10) && at < Date.UTC(2026, 3, 6),
  ],
];

test.each(selections)(
  'the board of %s has the won raids by time, then date, and no others',
  async (_, query, isSelected) => {
    const expected = computeBoard(isSelected);
    expect(expected.length).toBeGreaterThan(3);
    expect((await fetchAll(query)).map(formatRow)).toEqual(expected.map(formatComputedRun));
    const search = new URLSearchParams(query as Record<string, string>);
    const { record, total } = await get<SpeedRunBoard>(`${BOARD}?${search}`);
    expect({ record, total }).toEqual({
      record: (expected[0]?.tenths ?? 0) / 10,
      total: expected.length,
    });
  },
);

test.each(selections)(
  'the records of %s are the runs faster than every earlier one',
  async (_, query, isSelected) => {
    const search = new URLSearchParams(query as Record<string, string>);
    const { records } = await get<SpeedRunRecords>(`${BOARD}/records?${search}`);
    const byDate = computeBoard(isSelected).sort((a, b) => a.at - b.at);
    const expected = byDate.filter((run, index) =>
      byDate.slice(0, index).every(({ tenths }) => tenths > run.tenths),
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(records.map(({ seconds, startedAt }) => [startedAt, seconds])).toEqual(
      expected.map(({ at, tenths }) => [new Date(at).toISOString(), tenths / 10]),
    );
  },
);

test('a run names its splits, and its players with power score and the parts that dealt damage', async () => {
  const { runs } = await get<SpeedRunBoard>(BOARD);
  const [run] = runs;
  const log = generatedRaids.find(
    ({ log }) => new Date(log.startedAt).toISOString() === run?.startedAt,
  )?.log;
  const wave = log?.splits[0];
  expect(run?.splits).toEqual([{ kind: 'wave', number: 2, seconds: (wave?.time ?? 0) / 10 }]);
  for (const player of run?.players ?? []) {
    const loggedPlayer = log?.players.find(({ id }) => id === player.id);
    expect(player).toMatchObject({
      powerScore: loggedPlayer?.powerScore,
      build: loggedPlayer?.build,
    });
    expect(player.parts.length > 0).toBe(loggedPlayer?.parts.some(({ damage }) => damage > 0));
  }
});

test('the overview has the fastest solo and party run of every raid and difficulty', async () => {
  const { raids, options } = await get<SpeedRunOverview>('/api/speed-runs');
  expect(raids).toHaveLength(4);
  for (const { raid, mode, runs, solo, party } of raids) {
    const raidRuns = wonRuns.filter((run) => run.raid === raid && run.mode === mode.id);
    const findFastestSeconds = (candidates: GeneratedRun[]) =>
      Math.min(...candidates.map(({ tenths }) => tenths)) / 10;
    expect(runs).toBe(raidRuns.length);
    expect(solo?.seconds).toBe(findFastestSeconds(raidRuns.filter((run) => run.party === 1)));
    expect(party?.seconds).toBe(findFastestSeconds(raidRuns.filter((run) => run.party > 1)));
  }
  const maps = options.maps.map(({ id, matches }) => [id, matches]);
  expect(Object.fromEntries(maps)).toEqual(
    Object.fromEntries(
      [...Map.groupBy(wonRuns, ({ map }) => map)].map(([map, runs]) => [map, runs.length]),
    ),
  );
});

test('a player has a best run with its rank, and the rank that one second less would bring', async () => {
  for (const id of ['1', '5', '9']) {
    const { raids } = await get<PlayerSpeedRuns>(`/api/players/${id}/speed-runs`);
    expect(raids.length).toBeGreaterThan(0);
    for (const { mode, raid, best, runs, total, rank, ...standing } of raids) {
      const board = wonRuns
        .filter((run) => run.mode === mode.id && run.raid === raid)
        .sort((a, b) => a.tenths - b.tenths || a.at - b.at);
      const ownIndex = board.findIndex(({ players }) => players.includes(id));
      const ownBest = board[ownIndex] as GeneratedRun;
      expect({ runs, total, rank }).toEqual({
        runs: board.filter(({ players }) => players.includes(id)).length,
        total: board.length,
        rank: ownIndex + 1,
      });
      expect(best.seconds).toBe(ownBest.tenths / 10);
      const others = board.filter((run) => run !== ownBest);
      const ahead = others.filter(
        ({ tenths, at }) =>
          tenths < ownBest.tenths - 10 || (tenths === ownBest.tenths - 10 && at < ownBest.at),
      );
      const thresholds = board
        .slice(0, ownIndex)
        .map(({ tenths, at }) => (at < ownBest.at ? tenths - 1 : tenths));
      expect(standing).toEqual({
        record: (board[0]?.tenths ?? 0) / 10,
        rankOneSecondFaster: ahead.length + 1,
        toNextRank: ownIndex === 0 ? null : (ownBest.tenths - Math.max(...thresholds)) / 10,
      });
    }
  }
  const filteredRuns = await get<PlayerSpeedRuns>(
    '/api/players/5/speed-runs?mode=raid-easy&raid=Pve_Chase',
  );
  expect(filteredRuns.raids).toHaveLength(1);
});

test('hidden players are left out, and runs whose players are all hidden take no rank', async () => {
  const soloRun = computeBoard(({ players }) => players.length === 1)[0] as GeneratedRun;
  const [hidden] = soloRun.players;
  await writeAndAwaitChange(() =>
    pool.query(
      `with hide as (insert into hidden_player (player_id) values ($1))
       select pg_notify('scrapboard_changed', '{"players":[],"matches":[],"hidden":true}')`,
      [hidden],
    ),
  );
  const readBoard = () => get<SpeedRunBoard>(`${BOARD}?limit=100`);
  const isHidden = (id: string) => id === hidden;
  await expect
    .poll(async () =>
      (await readBoard()).runs.some(({ players }) => players.some(({ id }) => isHidden(id))),
    )
    .toBe(false);
  const { runs, total } = await readBoard();
  const expected = computeBoard(({ players }) => !players.every(isHidden));
  expect(total).toBe(expected.length);
  expect(runs.map(formatRow)).toEqual(
    expected
      .map((run) => ({ ...run, players: run.players.filter((id) => !isHidden(id)) }))
      .map(formatComputedRun)
      .slice(0, 100),
  );
});

test('where only confirmed matches count, a run counts once a second log agrees', async () => {
  const confirmedOnlyDeps = { ...deps, config: { ...deps.config, ranked: 'confirmed' as const } };
  const readBoard = () =>
    fetchSpeedRunBoard(
      confirmedOnlyDeps,
      { mode: 'raid-easy', raid: 'Pve_Chase' },
      { limit: 100 },
      [],
    );
  expect(await readBoard()).toMatchObject({ total: 0, runs: [] });
  const [, secondRun] = await fetchAll({});
  await pool.query(
    `update match set witnesses = 2 where started_at = $1 and gameplay = 'Pve_Chase'`,
    [secondRun?.startedAt],
  );
  const { runs } = await readBoard();
  expect(runs.map(({ id, rank }) => [id, rank])).toEqual([[secondRun?.id, 1]]);
  expect(runs[0]?.witnesses).toBe(2);
  await pool.query('update match set witnesses = 1');
});

test('an invalid cursor and an unknown player are refused', async () => {
  expect((await app.inject(`${BOARD}?cursor=${encodeMatchId('5')}`)).statusCode).toBe(400);
  expect((await app.inject('/api/players/4711/speed-runs')).statusCode).toBe(404);
});

test('a board and the overview count a raid as soon as it is stored', async () => {
  const readTotals = async () => {
    const { total } = await get<SpeedRunBoard>(BOARD);
    const { raids } = await get<SpeedRunOverview>('/api/speed-runs');
    return [
      total,
      raids.find(({ raid, mode }) => `${mode.id}/${raid}` === 'raid-easy/Pve_Chase')?.runs,
    ];
  };
  const [totalBefore = 0] = await readTotals();
  expect(await readTotals()).toEqual([totalBefore, totalBefore]);
  const { log } = makeRaid(1000);
  const wonRaid = {
    ...log,
    gameplay: 'Pve_Chase',
    mode: { category: 'pve', mode: 'raid-easy' },
    finish: { reason: 'unknown', winnerTeam: 1, winReason: 'OBJECTIVE_COMPLETE', battleTime: 2000 },
  } satisfies LogMatch;
  await writeAndAwaitChange(() => storeUpload(pool, { id: 'another', matches: [wonRaid] }));
  expect(await readTotals()).toEqual([totalBefore + 1, totalBefore + 1]);
});
