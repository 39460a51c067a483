/** Returns what a sale yields: the game takes a share of the price. */
function saleProceeds(price: number, feePercent: number): number {
  return price * (1 - feePercent / 100);
}

/** Returns the profit of making something and selling it at a price, in coins. */
export function profitOf(cost: number, price: number, feePercent: number): number {
  return saleProceeds(price, feePercent) - cost;
}
