/** Returns the proceeds of a sale after the game's fee. */
function computeProceeds(price: number, feePercent: number): number {
  return price * (1 - feePercent / 100);
}

/** Returns the profit of making something and selling it at a price, in coins. */
export function profitOf(cost: number, price: number, feePercent: number): number {
  return computeProceeds(price, feePercent) - cost;
}
