import type { SpeedRunFilters } from '@scrapboard/contract';
import { filterRange } from '../filter-range.ts';

/** Modes against the game's enemies that are not raids, which are not played for time. */
export const NON_RAID_MODES: readonly string[] = ['patrol', 'adventure'];

/** The highest number of runs counted per raid in the list of all raids: counting all would take longer than the rest. */
export const MAX_COUNTED_RUNS = 1_000;

/** Which runs count; ranges include both ends. */
export interface RunSelection {
  minWitnesses: number;
  minPartySize: number;
  maxPartySize: number;
  minPowerScore: number;
  maxPowerScore: number;
  map: string | null;
  region: string | null;
  /** Instants between which runs start, the first inclusive, the second exclusive; null if open. */
  from: string | null;
  to: string | null;
}

const MAX_INT2 = 32_767;
const MAX_INT4 = 2_147_483_647;

/** Returns the runs that filters select. */
export function toRunSelection(filters: SpeedRunFilters, minWitnesses: number): RunSelection {
  const { party, partySize, map, region, minPowerScore, maxPowerScore } = filters;
  const smallest = party === 'party' ? 2 : 0;
  const largest = party === 'solo' ? 1 : MAX_INT2;
  return {
    minWitnesses,
    minPartySize: Math.max(smallest, partySize ?? 0),
    maxPartySize: Math.min(largest, partySize ?? MAX_INT2),
    minPowerScore: minPowerScore ?? 0,
    maxPowerScore: maxPowerScore ?? MAX_INT4,
    map: map ?? null,
    region: region ?? null,
    ...filterRange(filters),
  };
}
