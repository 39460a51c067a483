/**
 * Returns p-values adjusted for how many there are, in their order: calling real what is at most 0.05
 * keeps the expected share of false calls at 5%, and the chance of any false call too if nothing has
 * an effect. Y. Benjamini and Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal
 * Statistical Society B 57 (1995).
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index);
  order.sort((a, b) => (pValues[b] as number) - (pValues[a] as number));
  const adjusted = pValues.map(() => 1);
  let least = 1;
  order.forEach((index, place) => {
    const rank = pValues.length - place;
    least = Math.min(least, (pValues[index] as number) * (pValues.length / rank));
    adjusted[index] = least;
  });
  return adjusted;
}
