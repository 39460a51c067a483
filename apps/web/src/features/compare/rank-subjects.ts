import { type CountedBin, percentileRank } from '@scrapboard/statistics/percentile-rank';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { measureOf } from '../../questions/measure-of.ts';
import type { MeasureName } from '../../questions/page-question.ts';
import type { Answer, Row } from '../../questions/question-query.ts';
import { countOf, keyOf, numberOf } from '../../questions/read-row.ts';
import { readValue } from '../../questions/read-value.ts';
import { cohortDimensions, percentileBinWidth, percentileStats } from './questions.ts';
import { type SubjectKind, subjectSources } from './subject.ts';

/** The answers to `rankingQuestions`, by their names. */
export type RankingAnswers = Readonly<Record<string, Pick<Answer, 'rows'>>>;

export interface RankedSubject {
  /** The key of its cohort; undefined if all of its kind are one. */
  cohort: string | undefined;
  /** How many are in its cohort. */
  cohortSize: number;
  /** Its games in the cohort's matches. */
  games: number;
  /** What share of the cohort does worse, by stat; null with too few games or too small a cohort. */
  percentiles: ReadonlyMap<MeasureName, number | null>;
}

/**
 * Ranks each subject among those of its kind and cohort, a build in the power score band of most of its games. One
 * whose cohort is too small is ranked among all of its kind instead if there are `wideAnswers` about them.
 */
export function rankSubjects(
  kind: SubjectKind,
  ids: readonly string[],
  cohortAnswers: RankingAnswers,
  wideAnswers?: RankingAnswers,
): RankedSubject[] {
  return ids.map((id) => {
    const ranked = rankSubject(kind, id, cohortAnswers);
    return wideAnswers === undefined || ranked.cohortSize >= MIN_SAMPLE
      ? ranked
      : rankSubject(kind, id, wideAnswers);
  });
}

function rankSubject(kind: SubjectKind, id: string, answers: RankingAnswers): RankedSubject {
  const { facts, dimension } = subjectSources[kind];
  const row = rowsOf(answers.totals)
    .filter((total) => keyOf(total, dimension) === id)
    .toSorted((a, b) => countOf(b, 'games') - countOf(a, 'games'))[0];
  const cohortDimension = cohortDimensions[kind];
  const isInCohort = cohortDimension !== undefined && row !== undefined && cohortDimension in row;
  const cohort = isInCohort ? keyOf(row, cohortDimension) : undefined;
  const games = countOf(row, 'games');
  const binsOf = (stat: MeasureName) =>
    rowsOf(answers[stat])
      .filter((bin) => !isInCohort || keyOf(bin, cohortDimension) === cohort)
      .map((bin) => ({ from: numberOf(bin, 'bin') ?? 0, count: countOf(bin, 'units') }));
  const percentileOf = (stat: MeasureName): number | null => {
    const bins = binsOf(stat);
    const value = readValue(row?.[stat] ?? null).shown;
    if (games < MIN_SAMPLE || countUnits(bins) < MIN_SAMPLE || typeof value !== 'number')
      return null;
    const percentile = percentileRank(bins, percentileBinWidth(kind, stat), value);
    if (percentile === null) return null;
    return measureOf(facts, stat).better === 'lower' ? 100 - percentile : percentile;
  };
  return {
    cohort,
    cohortSize: row === undefined ? 0 : countUnits(binsOf('winRate')),
    games,
    percentiles: new Map(percentileStats(kind).map((stat) => [stat, percentileOf(stat)])),
  };
}

const countUnits = (bins: readonly CountedBin[]): number =>
  bins.reduce((sum, { count }) => sum + count, 0);

const rowsOf = (answer: Pick<Answer, 'rows'> | undefined): readonly Row[] => answer?.rows ?? [];
