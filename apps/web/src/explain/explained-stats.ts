/** Every stat and abbreviation with an explanation, grouped and in the order of the help page. */
export const explainedStats = {
  results: [
    'games',
    'wins',
    'record',
    'winRate',
    'interval',
    'fewGames',
    'trend',
    'median',
    'middleHalf',
    'percentile',
    'advice',
    'periodChange',
    'chance',
    'realDifference',
    'streak',
    'longestStreak',
    'personalBest',
    'mvp',
    'mvpRate',
  ],
  fights: [
    'kills',
    'deaths',
    'assists',
    'killsAssists',
    'damage',
    'damageReceived',
    'cabinDamage',
    'droneKills',
    'score',
    'medals',
    'duration',
    'minimum',
    'maximum',
    'average',
  ],
  rating: [
    'mmr',
    'mmrChange',
    'mmr30Days',
    'rank',
    'uncertainty',
    'ratedGames',
    'ratingBand',
    'calibration',
  ],
  vehicles: [
    'powerScore',
    'party',
    'build',
    'parts',
    'knownPart',
    'partDamage',
    'damageShare',
    'weapon',
    'hits',
    'aboveExpectation',
    'estimate',
    'tier',
    'pairEffect',
    'buildSimilarity',
  ],
  runs: ['speedRun', 'runRank', 'recordGap', 'oneSecond', 'splits'],
  match: ['best', 'lead', 'damageLead', 'turningPoint', 'damageTotals', 'noId'],
  sources: ['seats', 'newPlayer', 'uploaded', 'recorded', 'confirmed', 'lastSeen'],
} as const;

export type StatGroup = keyof typeof explainedStats;
export type ExplainedStat = (typeof explainedStats)[StatGroup][number];

/** Returns the ID of the entry about a stat on the help page. */
export function helpAnchor(stat: ExplainedStat): string {
  return `stat-${stat}`;
}
