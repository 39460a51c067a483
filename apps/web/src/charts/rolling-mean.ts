interface WeightedPoint {
  x: number;
  value: number | null;
  /** The weight of the point in the mean, such as its number of games. */
  weight: number;
}

/**
 * Returns for each point the mean over the window that ends with it: Σ weight · value ÷ Σ weight
 * over all points with x in (x − width, x], which averages games, not points. Null where the
 * point itself has no value.
 */
export function rollingMean(points: readonly WeightedPoint[], width: number): (number | null)[] {
  let [first, weightedSum, totalWeight] = [0, 0, 0];
  return points.map(({ x, value, weight }) => {
    if (value !== null) {
      weightedSum += value * weight;
      totalWeight += weight;
    }
    for (let old = points[first]; old !== undefined && old.x <= x - width; old = points[++first]) {
      if (old.value === null) continue;
      weightedSum -= old.value * old.weight;
      totalWeight -= old.weight;
    }
    return value === null || totalWeight === 0 ? null : weightedSum / totalWeight;
  });
}
