export interface PowerScoreBand {
  /** Stable key, `2500-3499`. */
  id: string;
  name: string;
  from: number;
  /** Inclusive; null for the open band at the top. */
  to: number | null;
}

const BAND_STARTS = [0, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500, 13000] as const;
const LEVIATHAN_START = 22001;

/**
 * The bands in which power scores are compared. They are those of the CO_Driver log tool and follow the
 * game's matchmaking brackets; only leviathans are above 22,000.
 */
export const powerScoreBands: readonly PowerScoreBand[] = [
  ...BAND_STARTS.map((from, index) => {
    const to = (BAND_STARTS[index + 1] ?? LEVIATHAN_START) - 1;
    return { id: `${from}-${to}`, name: `${groupDigits(from)}–${groupDigits(to)}`, from, to };
  }),
  { id: 'leviathan', name: 'Leviathan', from: LEVIATHAN_START, to: null },
];

/** Returns the band of a power score; negative and invalid scores are in the lowest. */
export function powerScoreBandOf(powerScore: number): PowerScoreBand {
  let found = powerScoreBands[0] as PowerScoreBand;
  for (const band of powerScoreBands) if (powerScore >= band.from) found = band;
  return found;
}

function groupDigits(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}
