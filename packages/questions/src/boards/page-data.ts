/** Asks how many matches, players and games a page's data contains. */
export const pageDataQuestion = {
  facts: 'players',
  measures: ['matches', 'players', 'games'],
} as const;
