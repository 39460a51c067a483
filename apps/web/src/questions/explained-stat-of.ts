import type { ExplainedStat } from '../explain/explained-stats.ts';
import type { MeasureName } from './page-question.ts';

/** The explanations of measures, by their names without the parts that `AFFIXES` matches. */
const explanations: Readonly<Record<string, ExplainedStat>> = {
  games: 'games',
  matches: 'matches',
  appearances: 'recorded',
  unfinished: 'recorded',
  players: 'players',
  humans: 'seats',
  bots: 'seats',
  wins: 'wins',
  losses: 'record',
  draws: 'record',
  winRate: 'winRate',
  ratedGames: 'ratedGames',
  expectedWinRate: 'aboveExpectation',
  winRateAboveExpectation: 'aboveExpectation',
  winStreak: 'longestStreak',
  survivalStreak: 'longestStreak',
  mvpStreak: 'longestStreak',
  teams: 'teams',
  teamWinRate: 'teams',
  firstTeamWinRate: 'firstTeam',
  mvp: 'mvp',
  mvpRate: 'mvpRate',
  survivalRate: 'survivalRate',
  rounds: 'rounds',
  roundWins: 'rounds',
  roundLosses: 'rounds',
  roundDraws: 'rounds',
  roundWinRate: 'rounds',
  roundsPerMatch: 'rounds',
  kills: 'kills',
  killsPerDeath: 'killsPerDeath',
  assists: 'assists',
  deaths: 'deaths',
  damage: 'damage',
  damageRec: 'damageReceived',
  cabinDamage: 'cabinDamage',
  cabinShare: 'cabinDamage',
  droneKills: 'droneKills',
  score: 'score',
  duration: 'duration',
  matchLength: 'duration',
  powerScore: 'powerScore',
  builds: 'build',
  uses: 'usedPart',
  unusedGames: 'usedPart',
  differentParts: 'knownPart',
  vehicles: 'vehicles',
  hits: 'hits',
  damagePerHit: 'hits',
  damageShare: 'ownDamageShare',
  amount: 'payments',
  payments: 'payments',
  fuelRate: 'payments',
  value: 'rewardValue',
  queuedValue: 'rewardValue',
  queueTime: 'queueTime',
  queuedGames: 'queueTime',
  uploads: 'uploads',
  uploaders: 'uploads',
  logs: 'uploads',
  newMatches: 'newMatches',
  confirmations: 'newMatches',
};

/** The parts that make a number's name that of a measure: a minimum, maximum, mean, quotient or distribution of it. */
const AFFIXES = /^(?:min|max)(?=[A-Z])|(?:Per(?:Game|Minute|Hour|Payment))?(?:Range|Quantiles)?$/g;

/** Returns the explanation of a measure; undefined for dates, which need none. */
export function explainedStatOf(name: MeasureName): ExplainedStat | undefined {
  const base = name.replace(AFFIXES, '');
  return explanations[name] ?? explanations[base.charAt(0).toLowerCase() + base.slice(1)];
}
