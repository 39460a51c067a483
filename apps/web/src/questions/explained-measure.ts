import type { ExplainedStat } from '../explain/explained-stats.ts';
import type { MeasureName } from './page-question.ts';

/** The explanations of measures. */
const explained: Partial<Record<MeasureName, ExplainedStat>> = {
  games: 'games',
  wins: 'wins',
  winRate: 'winRate',
  winRateAboveExpectation: 'aboveExpectation',
  winStreak: 'longestStreak',
  survivalStreak: 'longestStreak',
  mvpStreak: 'longestStreak',
  mvp: 'mvp',
  mvpRate: 'mvpRate',
  kills: 'kills',
  killsPerGame: 'kills',
  assists: 'assists',
  assistsPerGame: 'assists',
  deaths: 'deaths',
  deathsPerGame: 'deaths',
  damage: 'damage',
  damagePerGame: 'damage',
  damageRecPerGame: 'damageReceived',
  cabinDamagePerGame: 'cabinDamage',
  droneKillsPerGame: 'droneKills',
  score: 'score',
  scorePerGame: 'score',
  duration: 'duration',
  durationPerGame: 'duration',
  damageShare: 'damageShare',
  hits: 'hits',
  hitsPerGame: 'hits',
  builds: 'build',
};

/** Returns the explanation of a measure; undefined if it needs none. */
export function explainedMeasure(name: MeasureName): ExplainedStat | undefined {
  return explained[name];
}
