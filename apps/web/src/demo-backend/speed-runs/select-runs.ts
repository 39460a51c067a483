import type { SpeedRunFilters } from '@scrapboard/contract';
import {
  compareRuns,
  NON_RAID_MODES,
  type RunnerRow,
  type RunRow,
  toRunSelection,
  type Visibility,
} from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';

export interface RunWithPlayers extends RunRow {
  player_ids: readonly string[];
}

/** Returns the runs that filters select, fastest first. */
export function selectRuns(
  dataset: Dataset,
  filters: SpeedRunFilters,
  { isHidden }: Pick<Visibility, 'isHidden'>,
): RunWithPlayers[] {
  const selection = toRunSelection(filters, 1);
  const from = selection.from === null ? -Infinity : Date.parse(selection.from);
  const to = selection.to === null ? Infinity : Date.parse(selection.to);
  return [...dataset.matches.values()]
    .flatMap(({ row }): RunWithPlayers[] => {
      const { battle_time, winner_team } = row;
      const isRun =
        row.category === 'pve' &&
        !NON_RAID_MODES.includes(row.mode) &&
        battle_time !== null &&
        battle_time > 0 &&
        row.teams.includes(winner_team ?? 0) &&
        row.party_size >= selection.minPartySize &&
        row.party_size <= selection.maxPartySize &&
        row.power_score >= selection.minPowerScore &&
        row.power_score <= selection.maxPowerScore &&
        (selection.map === null || row.map === selection.map) &&
        (selection.region === null || row.region === selection.region) &&
        row.started_at >= from &&
        row.started_at < to &&
        !row.player_ids.every(isHidden);
      return isRun ? [{ ...row, battle_time, started_at: new Date(row.started_at) }] : [];
    })
    .sort(compareRuns);
}

/** Returns the players of runs. */
export function runnersOf(dataset: Dataset, runs: readonly RunWithPlayers[]): RunnerRow[] {
  return runs.flatMap(({ id, player_ids }) =>
    player_ids.flatMap(
      (player) => dataset.players.get(player)?.rows.filter(({ match_id }) => match_id === id) ?? [],
    ),
  );
}
