import * as explorer from '../../../apps/web/src/answers/explorer-question.ts';
import { PAGE_OPTIONS as activityOptions } from '../../../apps/web/src/features/activity/page-options.ts';
import * as activity from '../../../apps/web/src/features/activity/questions.ts';
import * as builds from '../../../apps/web/src/features/builds/questions.ts';
import * as compare from '../../../apps/web/src/features/compare/questions.ts';
import {
  readSuggestion,
  suggestionIds,
} from '../../../apps/web/src/features/explorer/suggestions.ts';
import * as meta from '../../../apps/web/src/features/meta/questions.ts';
import { exampleKinds } from '../../../apps/web/src/features/performance/performance-search.ts';
import * as performance from '../../../apps/web/src/features/performance/questions.ts';
import * as records from '../../../apps/web/src/features/records/questions.ts';
import * as revenue from '../../../apps/web/src/features/revenue/questions.ts';
import * as buildsCarryingQuestion from '../../../apps/web/src/questions/builds-carrying-question.ts';
import * as shared from '../../../apps/web/src/questions/hours-of-week-question.ts';
import type { PageQuestion } from '../../../apps/web/src/questions/page-question.ts';
import { selectedDays } from '../../../apps/web/src/questions/question-filters.ts';
import * as matchBests from '../../../apps/web/src/records/match-bests.ts';
import * as boards from '../../../packages/questions/src/boards/index.ts';
import type { Filters } from '../../../packages/questions/src/question.ts';

/** A question of a page, with the fixed filters of that page. */
export interface FixedQuestion {
  question: PageQuestion;
  fixed: Filters;
}

/** The last day of the facts. */
const LAST_DAY = '2026-12-31';
/** The first and the last day of a period. */
export type DayRange = readonly [from: string, to: string];
export const YEAR: DayRange = ['2026-01-01', LAST_DAY];

/** Returns the period for which a page asks its questions when it is opened. */
export function defaultPeriod(questionName: string): DayRange {
  const page = questionName.startsWith('activity') ? activityOptions : {};
  const { from = YEAR[0], to = YEAR[1] } = selectedDays({}, page, LAST_DAY);
  return [from, to];
}

/** Questions that a page asks at once, by name. */
type QuestionGroup = Readonly<Record<string, PageQuestion>>;

/**
 * The results of typical calls of each function in a page's module of questions. A missing function
 * is a type error, so that the list stays complete.
 */
type Calls<Module> = {
  [Name in keyof Module as Module[Name] extends (...args: never[]) => PageQuestion | QuestionGroup
    ? Name
    : never]: readonly (PageQuestion | QuestionGroup)[];
};

const isQuestion = (value: unknown): value is PageQuestion =>
  typeof value === 'object' && value !== null && 'facts' in value;

/** Returns the questions of a module: its constants, and the results of its functions. */
function questionsOf<Module extends object>(
  page: string,
  module: Module,
  calls: Calls<Module>,
  fixedFiltersOf: (name: string) => Filters = () => ({}),
): Record<string, FixedQuestion> {
  const entry = (name: string, text: string, question: PageQuestion): [string, FixedQuestion] => [
    `${page}: ${text}`,
    { question, fixed: fixedFiltersOf(name) },
  ];
  const constants = Object.entries(module).flatMap(([name, value]) =>
    isQuestion(value) ? [entry(name, name, value)] : [],
  );
  const results = Object.entries<readonly (PageQuestion | QuestionGroup)[]>(calls).flatMap(
    ([name, list]) =>
      list.flatMap((value, index) =>
        isQuestion(value)
          ? [entry(name, `${name} ${index + 1}`, value)]
          : Object.entries(value).map(([part, question]) =>
              entry(name, `${name} ${index + 1}.${part}`, question),
            ),
      ),
  );
  return Object.fromEntries([...constants, ...results]);
}

const PVP: Filters = { category: ['pvp'] };
/** The fixed filters of pages that share the questions of `/meta`. */
const metaFixedFilters: Readonly<Record<string, Filters>> = {
  compositionsQuestion: { ...PVP, mode: ['clan-war'] },
  roundsQuestion: { ...PVP, mode: ['clan-war'] },
  partyMatchupsQuestion: { ...PVP, mode: ['clan-war'] },
  partiesQuestion: { ...PVP, mode: ['8v8', 'restricted-8v8', '6v6'] },
  modesQuestion: { category: ['brawl'] },
  ...Object.fromEntries(
    ['raidsQuestion', 'raidersQuestion', 'mostValuableRaidersQuestion', 'raidPartsQuestion'].map(
      (name) => [name, { category: ['pve'] }],
    ),
  ),
};

const WEAPON = 'CarPart_Gun_Shotgun';
const CABIN = 'Chassis_Wyvern';
const PLAYERS = ['4@live', '5@live', '6@live'];
const BUILD = '0005b2b5';
const BUILDS = [BUILD, '00f1e2d3'];
const VERSIONS = ['2.24', '2.25'];
const usedWeapons = ['weapon', 'used'] as const;
const carriedCabins = ['cabin', 'carried'] as const;
const pricing = {
  resources: ['Scrap_Common', 'Accumulators', 'Gasoline'].map((id) => ({ id, name: id, coins: 2 })),
  filters: {
    prices: 'Accumulators:2,Gasoline:2,Scrap_Common:2',
    costs: 'raid-easy:30,raid-hard:90,raid-medium:60',
  },
};

/** The questions of pages by name, with the bin widths and time steps that pages use for a year. */
export const pageQuestions: Readonly<Record<string, FixedQuestion>> = {
  ...questionsOf('activity and meta', shared, {}),
  ...questionsOf('compare', buildsCarryingQuestion, {
    buildsCarryingQuestion: [
      buildsCarryingQuestion.buildsCarryingQuestion([WEAPON]),
      buildsCarryingQuestion.buildsCarryingQuestion([WEAPON, CABIN]),
    ],
  }),
  ...questionsOf('builds', builds, {
    buildAppearancesQuestion: [builds.buildAppearancesQuestion(BUILD)],
    buildTotalsQuestion: [builds.buildTotalsQuestion(BUILD)],
    buildPartsQuestion: [builds.buildPartsQuestion(BUILD)],
    buildPartMatchesQuestion: [builds.buildPartMatchesQuestion(BUILD)],
    buildPlayersQuestion: [builds.buildPlayersQuestion(BUILD)],
    buildWeeksQuestion: [builds.buildWeeksQuestion(BUILD)],
    buildSplitQuestion: builds.splits.map((split) => builds.buildSplitQuestion(BUILD, split)),
    buildMatchesQuestion: [builds.buildMatchesQuestion(BUILD)],
    partsInMatchesQuestion: [
      builds.partsInMatchesQuestion(BUILD, ['0000000000001', '0000000000002']),
    ],
    similarCandidatesQuestion: [builds.similarCandidatesQuestion([WEAPON, CABIN])],
  }),
  ...questionsOf('activity', activity, {
    uploadsQuestion: [activity.uploadsQuestion('day'), activity.uploadsQuestion('month')],
    playersQuestion: [
      activity.playersQuestion('day'),
      activity.playersQuestion('week'),
      activity.playersQuestion('month'),
    ],
    histogramQuestion: [
      activity.histogramQuestion('games', 1),
      activity.histogramQuestion('damage', 250),
      activity.histogramQuestion('winRate', 5),
    ],
    modesQuestion: [activity.modesQuestion('month', 'mode')],
  }),
  ...questionsOf(
    'meta',
    meta,
    {
      partsQuestion: meta.PART_KINDS.map(meta.partsQuestion),
      withVersions: [meta.withVersions(meta.partsQuestion('weapon'), VERSIONS)],
      pairsWithOthersQuestion: [
        meta.pairsWithOthersQuestion(CABIN, 'allyPart'),
        meta.pairsWithOthersQuestion(WEAPON, 'againstPart'),
      ],
      buildResultsQuestion: [meta.buildResultsQuestion(['0005b2b5', '00f1e2d3', '01234567'])],
      compositionsQuestion: meta.COMPOSITIONS.map((kind) => meta.compositionsQuestion(kind)),
      raidersQuestion: [meta.raidersQuestion('partySize'), meta.raidersQuestion('powerScoreBand')],
      raidPartsQuestion: [meta.raidPartsQuestion('weapon'), meta.raidPartsQuestion('cabin')],
    },
    (name) => metaFixedFilters[name] ?? PVP,
  ),
  ...questionsOf('performance', performance, {
    kindQuestions: [
      performance.kindQuestions(...usedWeapons),
      performance.kindQuestions('movement', 'carried'),
      performance.kindQuestions(...carriedCabins),
    ],
    topPartsQuestions: [
      performance.topPartsQuestions(...usedWeapons),
      performance.topPartsQuestions(...carriedCabins),
    ],
    standingQuestions: [performance.standingQuestions(...usedWeapons)],
    distinctCountsQuestion: [
      performance.distinctCountsQuestion(...usedWeapons),
      performance.distinctCountsQuestion(...carriedCabins),
    ],
    trendQuestions: [performance.trendQuestions(...usedWeapons, 'month')],
    releaseQuestions: [performance.releaseQuestions(VERSIONS)],
    partTotalsQuestions: [
      performance.partTotalsQuestions('weapon', WEAPON, 'used'),
      performance.partTotalsQuestions('cabin', CABIN, 'carried'),
    ],
    weeklyPartQuestions: [performance.weeklyPartQuestions('weapon', WEAPON, 'used')],
    partSplitQuestion: (['powerScoreBand', 'map', 'mode', 'clientVersion'] as const).map((split) =>
      performance.partSplitQuestion(split, WEAPON, 'used'),
    ),
    partHistogramQuestion: [performance.partHistogramQuestion(WEAPON, 'used', 250)],
    playerPartQuestion: [performance.playerPartQuestion(WEAPON, 'used', '4@live')],
    ownPartsQuestion: [performance.ownPartsQuestion(...usedWeapons)],
    partMatchesQuestion: exampleKinds.map((example) =>
      performance.partMatchesQuestion(WEAPON, 'used', example),
    ),
    partPlayersQuestion: [performance.partPlayersQuestion(WEAPON, 'used')],
    partBuildsQuestion: [performance.partBuildsQuestion(WEAPON, 'used')],
    partPartnersQuestions: [performance.partPartnersQuestions(WEAPON)],
  }),
  ...questionsOf('compare', compare, {
    subjectTotalsQuestion: [
      compare.subjectTotalsQuestion('players', PLAYERS),
      compare.subjectTotalsQuestion('parts', [WEAPON, CABIN]),
      compare.subjectTotalsQuestion('builds', BUILDS),
    ],
    distributionQuestions: [
      ...Object.values(compare.distributionQuestions('players', PLAYERS)),
      ...Object.values(compare.distributionQuestions('parts', [WEAPON, CABIN])),
    ],
    rankingQuestions: [
      ...Object.values(compare.rankingQuestions('players', PLAYERS)),
      ...Object.values(compare.rankingQuestions('parts', [WEAPON, CABIN])),
      ...Object.values(compare.rankingQuestions('builds', BUILDS)),
    ],
    subjectNamesQuestion: [
      compare.subjectNamesQuestion('players', PLAYERS),
      compare.subjectNamesQuestion('parts', [WEAPON, CABIN]),
    ],
    subjectTrendQuestion: [
      compare.subjectTrendQuestion('players', PLAYERS, 'winRate', 'month'),
      compare.subjectTrendQuestion('parts', [WEAPON, CABIN], 'damagePerGame', 'week'),
    ],
    subjectSplitQuestion: [
      ...(['map', 'powerScoreBand', 'mode', 'part'] as const).map((split) =>
        compare.subjectSplitQuestion('players', PLAYERS, split),
      ),
      compare.subjectSplitQuestion('parts', [WEAPON, CABIN], 'map'),
      compare.subjectSplitQuestion('builds', BUILDS, 'mode'),
    ],
    sharedTeamsQuestion: [compare.sharedTeamsQuestion(PLAYERS)],
    teamsQuestion: [compare.teamsQuestion(PLAYERS)],
  }),
  ...questionsOf('boards', boards, {
    rankedBuildsQuestion: boards.buildMeasures.map((by) =>
      boards.rankedBuildsQuestion(by, true, 5),
    ),
    buildNumbersQuestion: [boards.buildNumbersQuestion(BUILDS)],
    partsOfBuildsQuestion: [boards.partsOfBuildsQuestion(['0005b2b5', '00f1e2d3', '01234567'])],
    partPlayersQuestion: [boards.partPlayersQuestion('weapon', WEAPON, 'damagePerGame', 20)],
    partMonthsQuestion: [boards.partMonthsQuestion('weapon', WEAPON, 'damagePerGame', 20)],
    boardNumbersQuestion: [boards.boardNumbersQuestion('weapon', WEAPON, ['4@live', '5@live'])],
    bestMatchesQuestion: [
      boards.bestMatchesQuestion('damage'),
      boards.bestMatchesQuestion('scorePerMinute'),
    ],
    longestStreaksQuestion: [boards.longestStreaksQuestion('winStreak')],
    recordBoardQuestion: [],
  }),
  ...questionsOf('match', matchBests, {
    bestsBeforeQuestion: [
      matchBests.bestsBeforeQuestion({
        players: Array.from({ length: 16 }, (_, index) => ({ player: `${10 * index + 4}@live` })),
        mode: '8v8',
        startedAt: `${LAST_DAY}T18:00:00Z`,
      }),
    ],
  }),
  ...questionsOf('records', records, {
    playerBestQuestion: [records.playerBestQuestion('kills', '4@live')],
    playerGamesQuestion: [records.playerGamesQuestion('4@live')],
    aheadQuestion: [
      records.aheadQuestion('damage', {
        ...{ player: '4@live', match: '0000000000001', mode: '8v8' },
        ...{ maxDamage: 3000.5, first: '2026-05-01T20:00:00.000Z' },
      }),
    ],
  }),
  ...questionsOf('explorer', explorer, {
    explorerQuestion: suggestionIds.map((id) => explorer.explorerQuestion(readSuggestion(id))),
  }),
  ...questionsOf('revenue', revenue, {
    totalsQuestion: [revenue.totalsQuestion(pricing)],
    totalsByDayQuestion: [revenue.totalsByDayQuestion(pricing)],
    modesQuestion: [revenue.modesQuestion(pricing)],
    eightVsEightQuestion: [revenue.eightVsEightQuestion(pricing)],
    dailyQuestion: [revenue.dailyQuestion(pricing)],
  }),
};
