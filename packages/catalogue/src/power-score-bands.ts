export interface PowerScoreBand {
  /** Stable key, `2500-3499`. */
  id: string;
  name: string;
  from: number;
  /** Inclusive; null for the open band at the top. */
  to: number | null;
}

const bounds = [0, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500, 13000] as const;
const leviathanFrom = 22001;

/**
 * The bands in which power scores are compared: those of the CO_Driver log tool, which follow the
 * brackets of the game's matchmaking; above 22,000 only leviathans play.
 */
export const powerScoreBands: readonly PowerScoreBand[] = [
  ...bounds.map((from, index) => {
    const to = (bounds[index + 1] ?? leviathanFrom) - 1;
    return { id: `${from}-${to}`, name: `${group(from)}–${group(to)}`, from, to };
  }),
  { id: 'leviathan', name: 'Leviathan', from: leviathanFrom, to: null },
];

/** The band a power score falls in; below 0 or not a number counts as the lowest. */
export function powerScoreBandOf(powerScore: number): PowerScoreBand {
  let found = powerScoreBands[0] as PowerScoreBand;
  for (const band of powerScoreBands) if (powerScore >= band.from) found = band;
  return found;
}

function group(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}
