/** The games and the stat of one subject in a step. */
export interface SubjectStep {
  key: string;
  games: number;
  /** What the stat is an average over. */
  weight: number;
  value: number;
}

/** A point of the chart: one step, or adjacent ones together. */
export interface PooledStep extends SubjectStep {
  /** The first step in it; `key` is the last. */
  from: string;
}

/**
 * Returns a subject's steps, oldest first, with adjacent ones pooled until each point has at least `minGames` games, so
 * that no games are left out. A remainder that is too small is pooled with the previous point; without one, there are
 * too few games for any point.
 */
export function poolSteps(steps: readonly SubjectStep[], minGames: number): PooledStep[] {
  const points: PooledStep[] = [];
  let pending: PooledStep | undefined;
  for (const step of steps) {
    pending = pending === undefined ? { ...step, from: step.key } : poolPair(pending, step);
    if (pending.games < minGames) continue;
    points.push(pending);
    pending = undefined;
  }
  const last = points.at(-1);
  if (pending === undefined || last === undefined) return points;
  return [...points.slice(0, -1), poolPair(last, pending)];
}

function poolPair(earlier: PooledStep, later: SubjectStep): PooledStep {
  const weight = earlier.weight + later.weight;
  const sum = earlier.value * earlier.weight + later.value * later.weight;
  return {
    from: earlier.from,
    key: later.key,
    games: earlier.games + later.games,
    weight,
    value: weight === 0 ? 0 : sum / weight,
  };
}
