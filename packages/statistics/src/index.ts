export {
  type AboveExpectation,
  aboveExpectation,
  type Calibration,
  calibratedChance,
  calibrationSlope,
  computeCalibrationTerms,
  PROBABILITY_SCALE,
} from './above-expectation.ts';
export { benjaminiHochberg } from './benjamini-hochberg.ts';
export { bootstrapTestOfMeans } from './bootstrap-test.ts';
export * from './create-folding.ts';
export { differenceOfEstimates } from './difference-of-estimates.ts';
export { differenceOfMeans, type Sample } from './difference-of-means.ts';
export { differenceOfRates } from './difference-of-rates.ts';
export {
  type IntervalEstimate,
  testOfEstimates,
  testOfRates,
} from './difference-tests.ts';
export { type Bin, histogram, median, percentile } from './distribution.ts';
export { ELO_K, type EloResult, INITIAL_ELO, updateElo } from './elo.ts';
export * from './evaluate-ratings.ts';
export { evenOddsTest } from './even-odds-test.ts';
export type { FrequencyTable } from './frequency-table.ts';
export { holm } from './holm.ts';
export { type LeadStep, leadOverTime, turningPoint, type VehicleLoss } from './lead.ts';
export { type Mean, meanOf } from './mean-of.ts';
export { type Pair, type PairEffect, pairEffects } from './pair-effect.ts';
export { percentileRank } from './percentile-rank.ts';
export * from './quantile-rank.ts';
export { rankCorrelation } from './rank-correlation.ts';
export * from './rate-in-order.ts';
export * from './rates.ts';
export { type RatingBand, ratingBandOf, ratingBands } from './rating-bands.ts';
export * from './rating-status.ts';
export { type Estimate, type PairedSums, ratioEstimate } from './ratio-estimate.ts';
export { runningBalance } from './running-balance.ts';
export * from './sample-size.ts';
export * from './score-prediction.ts';
export * from './shrink-estimates.ts';
export * from './shrink-samples.ts';
export { type SideBalance, type SideWins, sideBalances } from './side-balance.ts';
export { type Stratum, stratifiedDifference } from './stratified-difference.ts';
export * from './streaks.ts';
export { binomialTail, poissonCdf } from './tail-probability.ts';
export * from './team-rating.ts';
export {
  type Contender,
  rankInTiers,
  type Tier,
  type TieredEstimate,
  tierLimits,
  tiers,
} from './tiers.ts';
export type { Difference, Verdict } from './verdict.ts';
export { type Rate, rateOf, wilsonInterval, Z_95 } from './wilson-interval.ts';
