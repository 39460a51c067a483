import { powerScoreBands } from '@scrapboard/catalogue/core';
import {
  MATCH_PERCENTILES,
  type Match,
  type MatchPercentileName,
  type MatchPercentiles,
  rankedNumbers,
  rankedScale,
} from '@scrapboard/contract';
import { rankInQuantiles } from '@scrapboard/statistics';
import {
  bandIndexOf,
  type CohortCell,
  type Cohorts,
  findMainWeaponRole,
  listCohortKeys,
} from './cohorts.ts';

type Ranked = MatchPercentiles['players'][number];

/** Ranks the numbers of a match’s players among those of the same cohort. */
export function toMatchPercentiles(
  match: Pick<Match, 'mode' | 'finished' | 'players'>,
  { asOf, matches }: Cohorts,
  roles: ReadonlyMap<string, string>,
): MatchPercentiles {
  const players = match.players.flatMap((player): Ranked[] => {
    // Only players of the roster are in cohorts.
    if (!match.finished || player.id === null) return [];
    const weaponRole = findMainWeaponRole(
      player.parts.map(({ part, damage }) => ({ part: part.id, damage })),
      roles,
    );
    const wanted = { mode: match.mode.id, band: bandIndexOf(player.powerScore), weaponRole };
    const cell = listCohortKeys(wanted)
      .map((key) => matches.find(key))
      .find((cohort) => cohort !== undefined);
    if (cell === undefined) return [];
    return [
      {
        index: player.index,
        wanted: toCohortKey(wanted, match.mode),
        cohort: { ...toCohortKey(cell, match.mode), count: cell.count },
        numbers: rankNumbers(player, cell),
      },
    ];
  });
  return { asOf, players };
}

/** Returns a cohort as answers describe it. */
export function toCohortKey(
  { band, weaponRole }: Pick<CohortCell, 'band' | 'weaponRole'>,
  { id, name }: { id: string; name: string },
) {
  const powerScoreBand = band === null ? null : (powerScoreBands[band]?.id ?? null);
  return { mode: { id, name }, powerScoreBand, weaponRole };
}

function rankNumbers(
  player: Record<MatchPercentileName, number>,
  { quantiles }: CohortCell,
): Ranked['numbers'] {
  return MATCH_PERCENTILES.map((name) => {
    // Quantiles are in whole stored units.
    const stored = Math.round(player[name] / rankedScale(name));
    const percentile = rankInQuantiles(quantiles[name] ?? [], stored);
    return { name, value: player[name], percentile, better: rankedNumbers[name].better };
  });
}
