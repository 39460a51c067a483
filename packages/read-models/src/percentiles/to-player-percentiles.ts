import { powerScoreBands } from '@scrapboard/catalogue/core';
import {
  ADVISED_NUMBERS,
  PLAYER_PERCENTILES,
  type PlayerPercentileName,
  type PlayerPercentiles,
  rankedNumbers,
  rankedScale,
} from '@scrapboard/contract';
import {
  MIN_SAMPLE,
  rankInQuantiles,
  rankInterval,
  rateRankInterval,
} from '@scrapboard/statistics';
import type { NamingCatalogue } from '../create-namer.ts';
import { type CohortCell, type Cohorts, findMainWeaponRole, listCohortKeys } from './cohorts.ts';
import { toCohortKey } from './to-match-percentiles.ts';

/** A player’s finished matches in a mode and band. */
export interface PlayedBand {
  mode: string;
  /** An index into `powerScoreBands`. */
  band: number;
  games: number;
  /** The sum and the sum of squares of each number, in stored units. */
  sums: Readonly<Record<PlayerPercentileName, number>>;
  squares: Readonly<Record<PlayerPercentileName, number>>;
  parts: readonly { part: string; damage: number }[];
}

export interface PercentileInput {
  /** The modes and bands of the selected matches. */
  selected: readonly PlayedBand[];
  /** The modes and bands of those matches, and of matches in other modes and at other power scores. */
  all: readonly Omit<PlayedBand, 'sums' | 'squares' | 'parts'>[];
  cohorts: Cohorts;
  roles: ReadonlyMap<string, string>;
  catalogue: NamingCatalogue;
}

/** The maximum number of modes and bands to choose from. */
const MAX_CHOICES = 12;

/** Ranks a player’s rates and means in the mode and band of most of their selected matches. */
export function toPlayerPercentiles(input: PercentileInput): PlayerPercentiles {
  const { selected, cohorts, roles, catalogue } = input;
  const choices = sortByGames(input.all)
    .filter(({ games }) => games >= MIN_SAMPLE)
    .slice(0, MAX_CHOICES)
    .map(({ mode, band, games }) => ({
      mode: modeOf(catalogue, mode),
      powerScoreBand: powerScoreBands[band]?.id ?? '',
      games,
    }));
  const main = sortByGames(selected)[0];
  const answer = { asOf: cohorts.asOf, choices };
  if (main === undefined) {
    const none = { wanted: null, cohort: null, widened: null, advice: null };
    return { ...answer, ...none, games: 0, numbers: [] };
  }
  const wanted = { ...main, weaponRole: findMainWeaponRole(main.parts, roles) };
  const mode = modeOf(catalogue, main.mode);
  const choice = chooseCohort(wanted, input);
  const wantedKey = toCohortKey(wanted, mode);
  if (choice === null) {
    const none = { cohort: null, widened: null, advice: null };
    return { ...answer, ...none, wanted: wantedKey, games: main.games, numbers: [] };
  }
  const { cell, played, widened } = choice;
  return {
    ...answer,
    wanted: wantedKey,
    cohort: { ...toCohortKey(cell, mode), count: cell.count },
    widened,
    games: played.games,
    numbers: rankNumbers(played, cell),
    advice: findAdvice(played, cell),
  };
}

const modeOf = (catalogue: NamingCatalogue, mode: string) => {
  const { id, name } = catalogue.mode(mode);
  return { id, name };
};

function sortByGames<Row extends Pick<PlayedBand, 'mode' | 'band' | 'games'>>(
  rows: readonly Row[],
): Row[] {
  return rows.toSorted(
    (a, b) => b.games - a.games || (a.mode === b.mode ? b.band - a.band : a.mode < b.mode ? -1 : 1),
  );
}

interface Choice {
  cell: CohortCell;
  played: PlayedBand;
  widened: PlayerPercentiles['widened'];
}

/**
 * Chooses the narrowest cohort with enough players in which the player has enough matches; if they have too few
 * everywhere, the narrowest with enough players. Null if there is none.
 */
function chooseCohort(
  wanted: PlayedBand & { weaponRole: string | null },
  { selected, cohorts }: PercentileInput,
): Choice | null {
  const inMode = sumBands(selected.filter(({ mode }) => mode === wanted.mode));
  const candidates = listCohortKeys(wanted).flatMap((key, step) => {
    const cell = cohorts.players.find(key);
    return cell === undefined ? [] : [{ cell, step, played: key.band === null ? inMode : wanted }];
  });
  const chosen = candidates.find(({ played }) => played.games >= MIN_SAMPLE) ?? candidates[0];
  if (chosen === undefined) return null;
  const { cell, played, step } = chosen;
  const isNarrowest = step === 0;
  const hasNarrower = candidates[0] !== chosen;
  const isWeaponUnknown = wanted.weaponRole === null && cell.band !== null;
  const widened = isWeaponUnknown
    ? 'weapon'
    : isNarrowest
      ? null
      : hasNarrower
        ? 'games'
        : 'players';
  return { cell, played, widened };
}

function sumBands(bands: readonly PlayedBand[]): PlayedBand {
  const add = (field: 'sums' | 'squares') =>
    Object.fromEntries(
      PLAYER_PERCENTILES.map((name) => [
        name,
        bands.reduce((sum, band) => sum + band[field][name], 0),
      ]),
    ) as PlayedBand['sums'];
  return {
    ...(bands[0] as PlayedBand),
    games: bands.reduce((sum, { games }) => sum + games, 0),
    sums: add('sums'),
    squares: add('squares'),
    parts: bands.flatMap(({ parts }) => parts),
  };
}

function rankNumbers(played: PlayedBand, cell: CohortCell): PlayerPercentiles['numbers'] {
  return PLAYER_PERCENTILES.map((name) => {
    const mean = played.sums[name] / played.games;
    const percentile = rankInQuantiles(cell.quantiles[name] ?? [], mean);
    const { low, high } = intervalOf(played, cell, name) ?? { low: 0, high: 100 };
    const { better } = rankedNumbers[name];
    return { name, value: mean * rankedScale(name), percentile, better, low, high };
  });
}

function intervalOf(played: PlayedBand, cell: CohortCell, name: PlayerPercentileName, z?: number) {
  const cohort = { quantiles: cell.quantiles[name] ?? [], count: cell.count };
  const sum = played.sums[name];
  if (rankedNumbers[name].isRate)
    return rateRankInterval({ won: sum, of: played.games }, cohort, z);
  const sample = { n: played.games, sum, squares: played.squares[name] };
  return rankInterval({ sample, ...cohort }, z);
}

/**
 * The normal quantile of 1 - 0.025 / 12: six two-sided tests at 2.5% altogether (Bonferroni’s correction, which
 * holds however the numbers depend on each other). Damage is skewed, and among players who differ only by chance,
 * 4% have advice with twenty matches each.
 */
const ADVICE_Z = 2.8652602385321333;

/**
 * Returns the number whose interval is furthest below the middle, in the direction that is better; otherwise the
 * one furthest above it. Null if all contain the middle, or with few games.
 */
function findAdvice(played: PlayedBand, cell: CohortCell): PlayerPercentiles['advice'] {
  if (played.games < MIN_SAMPLE) return null;
  const intervals = ADVISED_NUMBERS.flatMap((name) => {
    const interval = intervalOf(played, cell, name, ADVICE_Z);
    if (interval === null) return [];
    const { low, high } = interval;
    const isLowerBetter = rankedNumbers[name].better === 'lower';
    return [{ name, ...(isLowerBetter ? { low: 100 - high, high: 100 - low } : { low, high }) }];
  });
  const [worst] = intervals.toSorted((a, b) => a.high - b.high);
  if (worst !== undefined && worst.high < 50) return { name: worst.name, kind: 'weakness' };
  const [best] = intervals.toSorted((a, b) => b.low - a.low);
  if (best !== undefined && best.low > 50) return { name: best.name, kind: 'strength' };
  return null;
}
