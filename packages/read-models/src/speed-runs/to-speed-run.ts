import { encodeMatchId, type SpeedRun } from '@scrapboard/contract';
import type { Namer } from '../create-namer.ts';
import { toSeconds } from '../units.ts';
import type { RunnerRow, RunRow } from './run-rows.ts';

/** The maximum number of parts listed per vehicle: those with most damage, mainly weapons and the cabin. */
const MAX_PARTS = 6;

/** Returns a function that turns a run’s row into the run with its players. */
export function createSpeedRunMapper(
  runners: readonly RunnerRow[],
  namer: Namer,
): (row: RunRow) => SpeedRun {
  const byRun = Map.groupBy(runners, ({ match_id }) => match_id);
  return (row) => ({
    id: encodeMatchId(row.id),
    seconds: toSeconds(row.battle_time),
    startedAt: row.started_at.toISOString(),
    map: namer.map(row.map),
    region: row.region,
    humans: row.humans,
    partySize: row.party_size,
    powerScore: row.power_score,
    witnesses: row.witnesses,
    splits: toSplits(row),
    players: (byRun.get(row.id) ?? [])
      .toSorted((a, b) => (a.player_id < b.player_id ? -1 : 1))
      .map((runner) => ({
        id: runner.player_id,
        nickname: runner.nickname,
        powerScore: runner.power_score,
        build: runner.build,
        parts: runner.part_ids.slice(0, MAX_PARTS).map(namer.part),
      })),
  });
}

function toSplits({ split_names, split_times }: RunRow): SpeedRun['splits'] {
  return (split_names ?? []).flatMap((name, index) => {
    const [kind, number] = name.split(' ');
    const time = split_times?.[index];
    if (time === undefined || (kind !== 'wave' && kind !== 'objective')) return [];
    return [{ kind, number: Number(number), seconds: toSeconds(time) }];
  });
}
