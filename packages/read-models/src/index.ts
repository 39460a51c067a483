export { toAnswerCsv, toAnswerNdjson } from './answer-text.ts';
export {
  type BoardQuestion,
  type BoardScope,
  listDefaultBoardQuestions,
} from './boards/default-board-questions.ts';
export { createNamer, type Namer, type NamingCatalogue } from './create-namer.ts';
export { cursorKeyPatterns, decodeCursor, encodeCursor, type KeyPattern } from './cursor.ts';
export { matchCursorKeyPatterns, playerCursorKeyPatterns } from './cursor-key-patterns.ts';
export { filterRange, hasFilters } from './filter-range.ts';
export { answerForViewer } from './hidden-players/answer-for-viewer.ts';
export { removeHiddenLocalPlayers } from './hidden-players/hidden-player-filters.ts';
export { everythingVisible, type Visibility } from './hidden-players/visibility.ts';
export { type LeadersQuestion, parseLeadersQuery } from './leaders/parse-leaders-query.ts';
export { type PartRankings, rankParts } from './leaders/rank-parts.ts';
export { leaderIdsOf, toPartLeaders } from './leaders/to-part-leaders.ts';
export { parseQuestion } from './parse-question.ts';
export {
  bandIndexOf,
  type CohortCell,
  type Cohorts,
  createCohortTable,
  MIN_COHORT_MATCHES,
  MIN_COHORT_PLAYERS,
  noCohorts,
  weaponRolesOf,
} from './percentiles/cohorts.ts';
export {
  type CohortRow,
  countCohorts,
  partsOfRow,
  rankedValue,
} from './percentiles/count-cohorts.ts';
export {
  type PlayedGroup,
  type PlayedGroupKey,
  playedGroupKeyOf,
  toBreakdownPercentiles,
} from './percentiles/to-breakdown-percentiles.ts';
export { toMatchPercentiles } from './percentiles/to-match-percentiles.ts';
export { type PlayedBand, toPlayerPercentiles } from './percentiles/to-player-percentiles.ts';
export {
  BEFORE_FIRST_ROW,
  type BoardPosition,
  type BoardSelection,
  decodeBoardCursor,
  hasBoardFilters,
  ladderOf,
  toBoardSelection,
} from './ratings/board-selection.ts';
export { formatDayNumber, parseDayNumber } from './ratings/ladder-days.ts';
export { toCalibration } from './ratings/to-calibration.ts';
export { toMmrBoard } from './ratings/to-mmr-board.ts';
export {
  countPlayers,
  type ListCounts,
  type RankedCounts,
  toMmrSummary,
  toVisibleCounts,
  toVisibleLists,
} from './ratings/to-mmr-summary.ts';
export { toPlayerRating } from './ratings/to-player-rating.ts';
export * from './speed-runs/run-rows.ts';
export {
  MAX_COUNTED_RUNS,
  NON_RAID_MODES,
  type RunSelection,
  toRunSelection,
} from './speed-runs/run-selection.ts';
export {
  ONE_SECOND_IN_TENTHS,
  type PlayerRunRow,
  toPlayerSpeedRuns,
} from './speed-runs/to-player-speed-runs.ts';
export { createSpeedRunMapper } from './speed-runs/to-speed-run.ts';
export { toSpeedRunBoard } from './speed-runs/to-speed-run-board.ts';
export {
  type OverviewRaidRow,
  type RunOptionRow,
  toSpeedRunOverview,
} from './speed-runs/to-speed-run-overview.ts';
export * from './sum-duels.ts';
export * from './sum-medals.ts';
export { type BreakdownRow, toBreakdown } from './to-breakdown.ts';
export { toCataloguePart, toCatalogueParts } from './to-catalogue-part.ts';
export {
  type ComparedNumber,
  type ComparedRow,
  comparedColumns,
  comparedNumbers,
  toComparison,
} from './to-comparison.ts';
export * from './to-fact-rows.ts';
export * from './to-graphs.ts';
export * from './to-match.ts';
export { playerIdsOf, toNamedAnswer } from './to-named-answer.ts';
export * from './to-parts.ts';
export {
  SESSION_MARGIN_MATCHES,
  type SessionMatchRow,
  toPlaySessions,
} from './to-play-sessions.ts';
export * from './to-played-with.ts';
export * from './to-player.ts';
export { toPlayerDescription } from './to-player-description.ts';
export { type PlayedMatchRow, toAdjacentMatch, toPlayerMatch } from './to-player-match.ts';
export { type PlayerListRow, toPlayerRow } from './to-player-row.ts';
export { type BandRow, toPowerScores } from './to-power-scores.ts';
export { type OperatorPrices, toPrices } from './to-prices.ts';
export { profileColumns, toProfileJson } from './to-profile-json.ts';
export { toRecipes } from './to-recipes.ts';
export { toSchedule } from './to-schedule.ts';
export { toUploadedMatch, type UploadedMatchRow } from './to-uploaded-match.ts';
export { toSeconds } from './units.ts';
