import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { BreakdownPercentiles, BreakdownPercentilesBy } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics';
import {
  type PercentileInput,
  type PlayedBand,
  toPlayerPercentiles,
} from './to-player-percentiles.ts';

/** A player’s finished matches in a mode and band, on one map or with one part. */
export type PlayedGroup = PlayedBand & { id: string };

/** What rows in the database are grouped by besides mode and band; null if those are enough. */
export type PlayedGroupKey = 'map' | 'part' | null;

/** Returns what a breakdown’s rows are grouped by besides mode and band. */
export function playedGroupKeyOf(by: BreakdownPercentilesBy): PlayedGroupKey {
  if (by === 'mode' || by === 'powerScore') return null;
  return by === 'map' ? 'map' : 'part';
}

type Input = Pick<PercentileInput, 'cohorts' | 'roles' | 'catalogue'> & {
  by: BreakdownPercentilesBy;
  played: readonly PlayedGroup[];
};

/** Ranks a player’s rates and means of each row as if only its matches were selected. */
export function toBreakdownPercentiles({ by, played, ...input }: Input): BreakdownPercentiles {
  const { cohorts, catalogue } = input;
  const rows = Map.groupBy(played, (row) => rowIdOf(by, row));
  return {
    asOf: cohorts.asOf,
    rows: [...rows]
      .filter(([id]) => playedGroupKeyOf(by) !== 'part' || catalogue.part(id).category === by)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([id, selected]) => {
        const ranked = toPlayerPercentiles({ ...input, selected, all: [] });
        const { wanted, cohort, widened, games, numbers } = ranked;
        if (wanted === null || cohort === null || games < MIN_SAMPLE) return [];
        return [{ id, wanted, cohort, widened, games, numbers }];
      }),
  };
}

function rowIdOf(by: BreakdownPercentilesBy, { id, mode, band }: PlayedGroup): string {
  if (by === 'mode') return mode;
  return by === 'powerScore' ? String(powerScoreBands[band]?.from) : id;
}
