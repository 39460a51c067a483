/** Returns a quotient; 0 if the denominator is 0. */
export function ratio(numerator: number, denominator: number): number {
  return denominator === 0 ? 0 : numerator / denominator;
}

/**
 * Returns the percentage of games won: 100 · wins / games; 0 without games. Draws do not count as
 * wins.
 */
export function winRate(wins: number, games: number): number {
  return 100 * ratio(wins, games);
}

/**
 * Returns the percentage of games in which the player was the winning team's most valuable player:
 * 100 · MVP / games.
 */
export function mvpRate(mvp: number, games: number): number {
  return 100 * ratio(mvp, games);
}

/**
 * Returns the kills and assists per hundred games: 100 · (kills + assists) / games; shown as a
 * percentage.
 */
export function killAssistRate(kills: number, assists: number, games: number): number {
  return 100 * ratio(kills + assists, games);
}

/** Returns a total per game; 0 without games. */
export function perGame(total: number, games: number): number {
  return ratio(total, games);
}

/** Returns a part's percentage of the whole. */
export function share(part: number, whole: number): number {
  return 100 * ratio(part, whole);
}
