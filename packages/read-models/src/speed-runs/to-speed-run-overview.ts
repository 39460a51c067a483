import type { SpeedRunOverview } from '@scrapboard/contract';
import { createNamer, type NamingCatalogue } from '../create-namer.ts';
import { toMapOptions } from '../to-player.ts';
import type { RunnerRow, RunRow } from './run-rows.ts';
import { createSpeedRunMapper } from './to-speed-run.ts';

export interface OverviewRaidRow {
  mode: string;
  gameplay: string;
  runs: number;
  /** The id of the fastest run of players who queued alone, and that of the fastest of a party. */
  solo: string | null;
  party: string | null;
}

/** How many runs are of a mode and map, or of a region. */
export interface RunOptionRow {
  map: string | null;
  mode: string | null;
  region: string | null;
  runs: number;
}

export interface SpeedRunOverviewRows {
  raids: readonly OverviewRaidRow[];
  /** The fastest runs. */
  runs: readonly RunRow[];
  runners: readonly RunnerRow[];
  options: readonly RunOptionRow[];
}

/** Returns every raid and difficulty with its fastest runs, most runs first. */
export function toSpeedRunOverview(
  rows: SpeedRunOverviewRows,
  catalogue: NamingCatalogue,
): SpeedRunOverview {
  const namer = createNamer(catalogue);
  const toSpeedRun = createSpeedRunMapper(rows.runners, namer);
  const byId = new Map(rows.runs.map((run) => [run.id, run]));
  const runOf = (id: string | null) => {
    const run = id === null ? undefined : byId.get(id);
    return run === undefined ? null : toSpeedRun(run);
  };
  const keyOf = ({ gameplay, mode }: OverviewRaidRow) => `${gameplay} ${mode}`;
  return {
    raids: rows.raids
      .toSorted((a, b) => b.runs - a.runs || (keyOf(a) < keyOf(b) ? -1 : 1))
      .map((row) => ({
        raid: row.gameplay,
        mode: namer.mode(row.mode),
        runs: row.runs,
        solo: runOf(row.solo),
        party: runOf(row.party),
      })),
    options: toOptions(rows.options, catalogue),
  };
}

function toOptions(
  rows: readonly RunOptionRow[],
  catalogue: NamingCatalogue,
): SpeedRunOverview['options'] {
  const counts = rows.map(({ runs, ...row }) => ({ ...row, matches: runs }));
  return {
    maps: toMapOptions(
      counts.filter(({ map }) => map !== null),
      createNamer(catalogue),
    ),
    regions: counts
      .flatMap(({ map, region, matches }) =>
        map !== null || region === null
          ? []
          : [{ id: region, name: region.toUpperCase(), matches }],
      )
      .sort((a, b) => b.matches - a.matches || (a.id < b.id ? -1 : 1)),
  };
}
