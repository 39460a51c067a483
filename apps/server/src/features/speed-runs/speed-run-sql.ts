import type { RunSelection } from '@scrapboard/read-models';

/** The condition of index `match_speed_run`: won by the players against the game's enemies. */
export const IS_WON_RAID_SQL = `category = 'pve' and finished and battle_time > 0
  and winner_team = any(teams)`;

/**
 * The condition on matches that are speed runs, as parameters $1 to $10 select them. Index `match_speed_run` contains all its columns.
 */
export const IS_SPEED_RUN_SQL = `${IS_WON_RAID_SQL}
  and witnesses >= $1 and party_size between $2 and $3 and power_score between $4 and $5
  and ($6::text is null or map = $6) and ($7::text is null or region = $7)
  and started_at >= $8 and started_at < $9 and id <> all($10::int8[])`;

/** The types of `IS_SPEED_RUN_SQL`'s parameters. */
export const speedRunParameters = [
  ...(['int2', 'int2', 'int2', 'int4', 'int4', 'text?', 'text?'] as const),
  ...(['timestamptz', 'timestamptz', 'int8[]'] as const),
] as const;

/** Returns the values of `IS_SPEED_RUN_SQL`'s parameters; `hiddenRuns` are left out. */
export function speedRunValues(selection: RunSelection, hiddenRuns: readonly string[]) {
  return [
    selection.minWitnesses,
    selection.minPartySize,
    selection.maxPartySize,
    selection.minPowerScore,
    selection.maxPowerScore,
    selection.map,
    selection.region,
    selection.from ?? '-infinity',
    selection.to ?? 'infinity',
    hiddenRuns,
  ] as const;
}

export type SpeedRunValues = ReturnType<typeof speedRunValues>;
