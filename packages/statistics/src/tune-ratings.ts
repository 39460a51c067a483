import { evaluateElo, evaluateRatings, type PredictionScore } from './evaluate-ratings.ts';
import { simulateLeague } from './league.ts';
import { rankCorrelation } from './rank-correlation.ts';
import type { RatedMatch } from './rate-in-order.ts';
import { type RatingParameters, ratingParameters } from './team-rating.ts';

const PERFORMANCES = [0.4, 0.5, 0.6, 0.7, 0.85, 1, 1.4];
const DRIFTS = [0, 0.01, 0.02, 0.04];
const ELO_KS = [8, 16, 24, 32, 48, 64];

/** What one standard deviation of skill adds to the logit of winning 8 vs 8: win rates of 53, 56, 60 and 67%. */
const IMPACTS = [0.12, 0.24, 0.42, 0.7];
/** Many players with few matches each, and few with many. */
const SIZES = [
  { players: 600, matches: 4000, seed: 11 },
  { players: 150, matches: 8000, seed: 12 },
];

/** A stored match with its mode, for comparing one rating per mode with a single one. */
export interface StoredMatch extends RatedMatch {
  mode: string;
}

interface Candidate {
  parameters: RatingParameters;
  /** The mean logarithmic loss over all leagues. */
  leagueLogLoss: number;
  /** The mean correlation of rating and true skill over all leagues. */
  rankCorrelation: number;
  /** The logarithmic loss on the stored matches; NaN without any. */
  storedLogLoss: number;
}

export interface RatingTuning {
  /** Best first, by the leagues. */
  candidates: Candidate[];
  /** Plain Elo with several values of K, best first. */
  elo: { k: number; leagueLogLoss: number; storedLogLoss: number }[];
  /** The stored matches of each mode, with one rating for all modes and with one per mode. */
  modes: { mode: string; shared: PredictionScore; separate: PredictionScore }[];
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Compares parameters of the rating by the logarithmic loss of their predictions, on simulated leagues whose
 * players' skill is known and on stored matches in chronological order. The second half of each is scored.
 */
export function tuneRatings(stored: readonly StoredMatch[]): RatingTuning {
  const leagues = IMPACTS.flatMap((impact) =>
    SIZES.map((size) => simulateLeague({ ...size, impact })),
  );
  const candidates = PERFORMANCES.flatMap((performance) =>
    DRIFTS.map((drift): Candidate => {
      const parameters = { performance, drift };
      const evaluations = leagues.map(({ matches }) => evaluateRatings(matches, { parameters }));
      const rankCorrelations = evaluations.map(({ ratings }, i) => {
        const skills = leagues[i]?.skills ?? [];
        return rankCorrelation(
          [...ratings.values()].map(({ mu }) => mu),
          [...ratings.keys()].map((id) => skills[Number(id)] ?? 0),
        );
      });
      return {
        parameters,
        leagueLogLoss: mean(evaluations.map(({ logLoss }) => logLoss)),
        rankCorrelation: mean(rankCorrelations),
        storedLogLoss: evaluateRatings(stored, { parameters }).logLoss,
      };
    }),
  );
  const elo = ELO_KS.map((k) => ({
    k,
    leagueLogLoss: mean(leagues.map(({ matches }) => evaluateElo(matches, k).logLoss)),
    storedLogLoss: evaluateElo(stored, k).logLoss,
  }));
  return {
    candidates: candidates.sort((a, b) => a.leagueLogLoss - b.leagueLogLoss),
    elo: elo.sort((a, b) => a.leagueLogLoss - b.leagueLogLoss),
    modes: compareModes(stored),
  };
}

function compareModes(stored: readonly StoredMatch[]): RatingTuning['modes'] {
  const modes = [...new Set(stored.map(({ mode }) => mode))].sort();
  const modesByMatch = new Map<RatedMatch, string>(stored.map((match) => [match, match.mode]));
  const ratingGroupOf = (match: RatedMatch) => modesByMatch.get(match) ?? '';
  return modes.map((mode) => {
    const isScored = (match: RatedMatch) => ratingGroupOf(match) === mode;
    return {
      mode,
      shared: evaluateRatings(stored, { isScored }),
      separate: evaluateRatings(stored, { isScored, ratingGroupOf }),
    };
  });
}

/** Returns the comparison as a report in Markdown. */
export function describeTuning({ candidates, elo, modes }: RatingTuning, matches: number): string {
  const formatNumber = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(4));
  const { performance, drift } = ratingParameters;
  const isUsed = ({ parameters }: Candidate) =>
    parameters.performance === performance && parameters.drift === drift;
  const leagueCount = IMPACTS.length * SIZES.length;
  const toTable = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
    [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [
    `# Rating parameters by logarithmic loss (lower is better; always 50%: ${formatNumber(Math.LN2)})`,
    '',
    `${leagueCount} simulated leagues, ${matches} stored matches; the second half of each is scored.`,
    '',
    ...toTable(
      ['performance', 'drift', 'leagues', 'rank correlation', 'stored', ''],
      candidates.map((candidate, index) => [
        String(candidate.parameters.performance),
        String(candidate.parameters.drift),
        formatNumber(candidate.leagueLogLoss),
        candidate.rankCorrelation.toFixed(3),
        formatNumber(candidate.storedLogLoss),
        [index === 0 ? 'best' : '', isUsed(candidate) ? 'used' : ''].join(' ').trim(),
      ]),
    ),
    '',
    '## Plain Elo',
    '',
    ...toTable(
      ['K', 'leagues', 'stored'],
      elo.map(({ k, leagueLogLoss, storedLogLoss }) => [
        String(k),
        formatNumber(leagueLogLoss),
        formatNumber(storedLogLoss),
      ]),
    ),
    '',
    '## One rating for all modes, or one per mode, on the stored matches',
    '',
    ...toTable(
      ['mode', 'matches', 'one for all', 'one per mode'],
      modes.map(({ mode, shared, separate }) => [
        mode,
        String(shared.matches),
        formatNumber(shared.logLoss),
        formatNumber(separate.logLoss),
      ]),
    ),
    '',
  ].join('\n');
}
