/**
 * Returns Spearman's correlation of two lists of equal length: that of their ranks, equal values sharing the
 * mean of theirs. C. Spearman, "The proof and measurement of association between two things", American Journal
 * of Psychology 15 (1904). NaN if a list has fewer than two different values.
 */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranksOf(first), ranksOf(second)];
  const mean = (a.length - 1) / 2;
  let [covariance, varianceA, varianceB] = [0, 0, 0];
  a.forEach((rank, i) => {
    const [x, y] = [rank - mean, (b[i] ?? 0) - mean];
    covariance += x * y;
    varianceA += x * x;
    varianceB += y * y;
  });
  return covariance / Math.sqrt(varianceA * varianceB);
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((i, j) => (values[i] ?? 0) - (values[j] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    const value = values[order[start] ?? 0];
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === value) end++;
    for (const index of order.slice(start, end)) ranks[index] = (start + end - 1) / 2;
    start = end;
  }
  return ranks;
}
