/** `of` divided into `count`; 0 when there is nothing to divide by. */
export function ratio(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

/** Percent of the games that were won: 100 · wins / games; 0 without games. Draws are no wins. */
export function winRate(wins: number, games: number): number {
  return 100 * ratio(wins, games);
}

/** Percent of the games in which the player was the most valuable of the winning team: 100 · MVP / games. */
export function mvpRate(mvp: number, games: number): number {
  return 100 * ratio(mvp, games);
}

/** Destructions a player had a hand in, per hundred games: 100 · (kills + assists) / games; shown as percent. */
export function killsAssistsPerGame(kills: number, assists: number, games: number): number {
  return 100 * ratio(kills + assists, games);
}

/** A total per game; 0 without games. */
export function perGame(total: number, games: number): number {
  return ratio(total, games);
}

/** How many percent of the whole a part is. */
export function share(part: number, whole: number): number {
  return 100 * ratio(part, whole);
}
