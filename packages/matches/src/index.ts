export { type ComparedPlayer, comparePlayers, type DescribedPlayer } from './compare-players.ts';
export { createInstantConverter } from './create-instant-converter.ts';
export type { Implausibility } from './find-implausibility.ts';
export { groupSessions, type LogSession } from './group-sessions.ts';
export { createHash63, type Hash63 } from './hash63.ts';
export {
  countLadderDay,
  type LadderDayCount,
  type LatestPlace,
  parseMmrCounts,
} from './ladders/count-ladder-day.ts';
export type { CalibrationRow } from './ladders/create-calibration-tally.ts';
export { createLadders, dayOf, type LadderMatch, type Ladders } from './ladders/create-ladders.ts';
export {
  type LadderRow,
  OVERALL_LADDER,
  parseRecentMatches,
  seasonLadder,
} from './ladders/ladder-row.ts';
export { type MatchDetail, parseMatchDetail, serializeMatchIdentity } from './match-detail.ts';
export {
  type MatchRow,
  type MatchRows,
  type ParticipantRow,
  type ResolvedMatchFields,
  toMatchRows,
} from './match-rows.ts';
export { classifyOutcomes, findAlternateDetails, type Outcome } from './outcomes.ts';
export { type FoldColumn, type FoldName, foldColumns, playerFold } from './player-fold.ts';
export { readSession } from './read-session.ts';
export type { Quarantine } from './resolve-contradictions.ts';
export { type ResolvedMatch, resolveMatches } from './resolve-matches.ts';
export { prepareSighting, type Sighting } from './sighting.ts';
export { type LogSource, type SourcedLog, sourceWeights } from './sourced-log.ts';
export {
  initialStanding,
  parseStandingColumns,
  type Standing,
  type StandingColumns,
  toStandingColumns,
} from './standing.ts';
export { type PlayedMatch, type RatingRow, updateStandings } from './update-standings.ts';
