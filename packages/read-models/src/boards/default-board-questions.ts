import type { QuestionAnswer } from '@scrapboard/contract';
import { defaultLeaderMeasure } from '@scrapboard/contract/leader-rules';
import { type PartPageKind, partPageKinds } from '@scrapboard/contract/part-page-kinds';
import { type Filters, filterParameters, type Question } from '@scrapboard/questions';
import {
  addDays,
  boardNumbersQuestions,
  buildNumbersQuestion,
  completeQuestion,
  DEFAULT_BUILD_GAMES,
  monthRangeOf,
  PART_BOARD_SIZE,
  type PartialQuestion,
  pageDataQuestion,
  partMonthsQuestion,
  partPlayersQuestion,
  partsOfBuildsQuestion,
  rankedBuildsQuestion,
  recordBoardQuestion,
  recordNames,
  selectShownBuilds,
} from '@scrapboard/questions/boards';
import { type RankingRule, rankPlayers } from '@scrapboard/questions/leaders';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { parseLeadersQuery } from '../leaders/parse-leaders-query.ts';
import type { PartRankings } from '../leaders/rank-parts.ts';

/** What the boards of a server cover unless a visitor chooses something else. */
export interface BoardScope {
  /** The day of the newest match, which is the last day of all periods. */
  lastDay: string;
  /** The season of that day. */
  season: string;
  /** How many independent logs must agree on a match. */
  minWitnesses: number;
}

type Rows = QuestionAnswer['rows'];

/** A question that a page asks when it is opened, and those that it asks once it has the answer. */
export type BoardQuestion =
  | { question: Question; ranking?: never; next?: (rows: Rows) => BoardQuestion[] }
  | {
      question: Question;
      ranking: RankingRule;
      next?: (rankings: PartRankings) => BoardQuestion[];
    };

/** The period of pages, and that of the week's changes. */
const PERIOD_DAYS = 90;
const WEEK_DAYS = 7;
/** The number of parts of each kind whose boards the overview links to. */
const TOP_PARTS = 8;
/** All matches, and those of each category. */
const RECORD_CATEGORIES: readonly Filters[] = [
  {},
  ...['pvp', 'pve', 'brawl'].map((category) => ({ category: [category] })),
];

/**
 * Returns what the pages of boards ask when they are opened, most important first: part leaders, records and
 * streaks, builds, and the boards of the most played parts.
 */
export function listDefaultBoardQuestions({
  lastDay,
  season,
  minWitnesses,
}: BoardScope): BoardQuestion[] {
  const confirmedOnly: Filters = minWitnesses > 1 ? { confirmed: minWitnesses } : {};
  const daysUntil = (to: string, days: number): Filters => ({
    from: addDays(to, 1 - days),
    to,
    ...confirmedOnly,
  });
  const period = daysUntil(lastDay, PERIOD_DAYS);
  const weekEarlier = daysUntil(addDays(lastDay, -WEEK_DAYS), PERIOD_DAYS);
  const otherScopes: Filters[] = [
    daysUntil(lastDay, 1),
    daysUntil(lastDay, WEEK_DAYS),
    { ...monthRangeOf(lastDay), ...confirmedOnly },
    { season: [season], ...confirmedOnly },
  ];
  const allScopes = [confirmedOnly, ...otherScopes];
  const [everything = {}, ...categories] = RECORD_CATEGORIES;
  return [
    ...partPageKinds.map((kind) =>
      createLeadersQuestion(kind, period, createTopPartQuestions(kind, period, confirmedOnly)),
    ),
    createBoardQuestion(pageDataQuestion, period),
    ...createRecordQuestions(confirmedOnly, everything),
    ...createBuildQuestions(period),
    ...otherScopes.flatMap((scope) => createRecordQuestions(scope, everything)),
    ...partPageKinds.map((kind) => createLeadersQuestion(kind, weekEarlier)),
    ...categories.flatMap((category) =>
      allScopes.flatMap((scope) => createRecordQuestions(scope, category)),
    ),
  ];
}

const createBoardQuestion = (question: PartialQuestion, filters: Filters): BoardQuestion => ({
  question: completeQuestion(question, filters),
});

function createLeadersQuestion(
  kind: PartPageKind,
  filters: Filters,
  next: (rankings: PartRankings) => BoardQuestion[] = () => [],
): BoardQuestion {
  const parameters = Object.fromEntries(filterParameters(filters));
  return { ...parseLeadersQuery({ kind, ...parameters }), next };
}

function createRecordQuestions(scope: Filters, category: Filters): BoardQuestion[] {
  const filters = { ...scope, ...category };
  return [
    ...recordNames.map((name) => createBoardQuestion(recordBoardQuestion(name), filters)),
    createBoardQuestion(pageDataQuestion, filters),
  ];
}

function createBuildQuestions(filters: Filters): BoardQuestion[] {
  const ranking = rankedBuildsQuestion('games', true, DEFAULT_BUILD_GAMES);
  const next = (rows: Rows): BoardQuestion[] => {
    const builds = selectShownBuilds(rows.map(({ build }) => String(build ?? '-')));
    if (builds.length === 0) return [];
    return [
      createBoardQuestion(buildNumbersQuestion(builds), filters),
      createBoardQuestion(partsOfBuildsQuestion(builds), filters),
    ];
  };
  return [{ question: completeQuestion(ranking, filters), next }];
}

/** Creates the boards of the most played parts of a kind: for a period and, month by month, for all time. */
const createTopPartQuestions =
  (kind: PartPageKind, filters: Filters, allTime: Filters) =>
  ({ parts }: PartRankings): BoardQuestion[] =>
    parts
      .slice(0, TOP_PARTS)
      .flatMap(({ part }) => createPartQuestions(kind, part, filters, allTime));

function createPartQuestions(
  kind: PartPageKind,
  part: string,
  filters: Filters,
  allTime: Filters,
): BoardQuestion[] {
  const by = defaultLeaderMeasure[kind];
  const next = (rows: Rows): BoardQuestion[] => {
    const players = rankPlayers(rows, by, MIN_SAMPLE).slice(0, PART_BOARD_SIZE);
    const ids = players.map(({ player }) => player);
    return boardNumbersQuestions(kind, part, ids).map((question) =>
      createBoardQuestion(question, filters),
    );
  };
  return [
    { question: completeQuestion(partPlayersQuestion(kind, part, by, MIN_SAMPLE), filters), next },
    createBoardQuestion(partMonthsQuestion(kind, part, by, MIN_SAMPLE), allTime),
  ];
}
