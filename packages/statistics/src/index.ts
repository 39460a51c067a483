export { type PowerScoreBand, powerScoreBandOf, powerScoreBands } from '@scrapboard/catalogue/core';
export { type Bin, histogram, median, percentile } from './distribution.ts';
export * from './folds.ts';
export * from './rate-in-order.ts';
export * from './rates.ts';
export * from './sample-size.ts';
export * from './streaks.ts';
export * from './team-rating.ts';
export { type Rate, rateOf, wilsonInterval } from './wilson-interval.ts';
