/** What a sale brings: the game takes a share of the price. */
export function saleProceeds(price: number, feePercent: number): number {
  return price * (1 - feePercent / 100);
}

/** Returns what is gained by making something and selling it at a price, in coins. */
export function profitOf(cost: number, price: number, feePercent: number): number {
  return saleProceeds(price, feePercent) - cost;
}
