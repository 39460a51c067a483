import { defaultCatalogue } from '@scrapboard/catalogue';
import type {
  PlayerSpeedRuns,
  PlayerSpeedRunsQuery,
  SpeedRunBoard,
  SpeedRunBoardParams,
  SpeedRunBoardQuery,
  SpeedRunFilters,
  SpeedRunOverview,
  SpeedRunRecords,
} from '@scrapboard/contract';
import {
  compareRuns,
  createNamer,
  createSpeedRunMapper,
  decodeRunCursor,
  everythingVisible,
  MAX_COUNTED_RUNS,
  ONE_SECOND_IN_TENTHS,
  type RunOptionRow,
  type RunPosition,
  toPlayerSpeedRuns,
  toSpeedRunBoard,
  toSpeedRunOverview,
  type Visibility,
} from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { type RunWithPlayers, runnersOf, selectRuns } from './select-runs.ts';

/** Returns every raid with its fastest runs. */
export function fetchSpeedRunOverview(
  dataset: Dataset,
  filters: SpeedRunFilters,
  visibility: Visibility,
): SpeedRunOverview {
  const runs = selectRuns(dataset, filters, visibility);
  const raids = [...Map.groupBy(runs, ({ mode, gameplay }) => `${mode} ${gameplay}`).values()].map(
    (group) => ({
      mode: group[0]?.mode ?? '',
      gameplay: group[0]?.gameplay ?? '',
      runs: Math.min(group.length, MAX_COUNTED_RUNS),
      solo: group.find(({ party_size }) => party_size <= 1)?.id ?? null,
      party: group.find(({ party_size }) => party_size > 1)?.id ?? null,
    }),
  );
  const options = optionsOf(selectRuns(dataset, {}, everythingVisible));
  const bestIds = new Set(raids.flatMap(({ solo, party }) => [solo, party]));
  const best = runs.filter(({ id }) => bestIds.has(id));
  return toSpeedRunOverview(
    { raids, runs: best, runners: runnersOf(dataset, best), options },
    defaultCatalogue,
  );
}

function optionsOf(runs: readonly RunWithPlayers[]): RunOptionRow[] {
  const byMap = Map.groupBy(runs, ({ map, mode }) => `${map} ${mode}`);
  const byRegion = Map.groupBy(runs, ({ region }) => region);
  return [
    ...[...byMap.values()].map((group) => ({
      map: group[0]?.map ?? null,
      mode: group[0]?.mode ?? null,
      region: null,
      runs: group.length,
    })),
    ...[...byRegion].map(([region, group]) => ({
      map: null,
      mode: null,
      region,
      runs: group.length,
    })),
  ].sort(
    (a, b) =>
      b.runs - a.runs ||
      (`${a.mode} ${a.map} ${a.region}` < `${b.mode} ${b.map} ${b.region}` ? -1 : 1),
  );
}

const isRunOf =
  ({ mode, raid }: SpeedRunBoardParams) =>
  (run: RunWithPlayers) =>
    run.mode === mode && run.gameplay === raid;

/** Returns a page of a raid's runs, fastest first. */
export function fetchSpeedRunBoard(
  dataset: Dataset,
  board: SpeedRunBoardParams,
  { cursor, limit, ...filters }: SpeedRunBoardQuery,
  visibility: Visibility,
): SpeedRunBoard {
  const cursorPosition = decodeRunCursor(cursor);
  const boardRuns = selectRuns(dataset, filters, visibility).filter(isRunOf(board));
  const pageRuns = boardRuns
    .filter((run) => compareRuns(run, cursorPosition) > 0)
    .slice(0, limit + 1);
  return toSpeedRunBoard(
    {
      ...{ mode: board.mode, total: boardRuns.length, after: cursorPosition, limit },
      record: boardRuns[0]?.battle_time ?? null,
      runs: pageRuns,
      runners: runnersOf(dataset, pageRuns),
    },
    defaultCatalogue,
  );
}

/** Returns the history of a raid's record. */
export function fetchSpeedRunRecords(
  dataset: Dataset,
  board: SpeedRunBoardParams,
  filters: SpeedRunFilters,
  visibility: Visibility,
): SpeedRunRecords {
  const byDate = selectRuns(dataset, filters, visibility)
    .filter(isRunOf(board))
    .sort((a, b) => compareRuns({ ...a, battle_time: 0 }, { ...b, battle_time: 0 }));
  let best = Number.POSITIVE_INFINITY;
  const records = byDate.filter(({ battle_time }) => {
    const isRecord = battle_time < best;
    best = Math.min(best, battle_time);
    return isRecord;
  });
  const toSpeedRun = createSpeedRunMapper(
    runnersOf(dataset, records),
    createNamer(defaultCatalogue),
  );
  return { records: records.map(toSpeedRun) };
}

/** Returns a function that returns the slowest battle time with which a run would pass another. */
const timeToPass = (run: RunPosition) => (other: RunPosition) =>
  compareRuns({ ...run, battle_time: other.battle_time }, other) < 0
    ? other.battle_time
    : other.battle_time - 1;

/** Returns a player's fastest run of each raid, and where it is among all. */
export function fetchPlayerSpeedRuns(
  dataset: Dataset,
  playerId: string,
  { mode, raid, ...filters }: PlayerSpeedRunsQuery,
  visibility: Visibility,
): PlayerSpeedRuns {
  const allRuns = selectRuns(dataset, filters, visibility).filter(
    (run) =>
      (mode === undefined || run.mode === mode) && (raid === undefined || run.gameplay === raid),
  );
  const boards = Map.groupBy(allRuns, (run) => `${run.mode} ${run.gameplay}`);
  const rows = [...boards.values()].flatMap((runs) => {
    const playerRuns = runs.filter(({ player_ids }) => player_ids.includes(playerId));
    const [best] = playerRuns;
    const [fastest] = runs;
    if (best === undefined || fastest === undefined) return [];
    const faster = { ...best, battle_time: best.battle_time - ONE_SECOND_IN_TENTHS };
    const above = runs.filter((run) => compareRuns(run, best) < 0);
    return [
      {
        ...best,
        ...{ runs: playerRuns.length, total: runs.length, record: fastest.battle_time },
        above: above.length,
        above_if_faster: above.filter((run) => compareRuns(run, faster) < 0).length,
        next_rank_time: above.length === 0 ? null : Math.max(...above.map(timeToPass(best))),
      },
    ];
  });
  return toPlayerSpeedRuns(rows, defaultCatalogue);
}
