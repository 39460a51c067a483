export { accountError } from './accounts/account-error.ts';
export { badCursor, cursorKeys, cursorText, readCursorText } from './answers/cursor.ts';
export { filterRange, hasFilters } from './answers/filter-range.ts';
export { maskHidden, namesWithoutId, type Sight } from './answers/mask-hidden.ts';
export { type Namer, type Names, namer } from './answers/named.ts';
export { profileColumns, profileJson } from './answers/profile-json.ts';
export * from './answers/to-graphs.ts';
export * from './answers/to-match.ts';
export * from './answers/to-overview.ts';
export * from './answers/to-parts.ts';
export * from './answers/to-played-with.ts';
export * from './answers/to-player.ts';
export { type PlayedRow, toPlayerMatch } from './answers/to-player-match.ts';
export { type BandRow, toPowerScores } from './answers/to-power-scores.ts';
export { toUploadedMatch, type UploadedMatchRow } from './answers/to-uploaded-match.ts';
export { ApiError, badRequest, notFound } from './api-error.ts';
export { foldColumn, foldMatchOf } from './matches/fold-row.ts';
export { groupSessions, type LogSession } from './matches/group-sessions.ts';
export { createHash63, type Hash63 } from './matches/hash63.ts';
export { createInstants } from './matches/instants.ts';
export type { MatchDetail } from './matches/match-detail.ts';
export {
  type MatchRow,
  type MatchRows,
  matchRows,
  type PlayerMatchRow,
} from './matches/match-rows.ts';
export { findSpares, type Outcome, tellOutcomes } from './matches/outcomes.ts';
export { type PlayedMatch, type RatingRow, ratePlayed } from './matches/rate-played.ts';
export { readSession } from './matches/read-session.ts';
export { compareRank, type ResolvedMatch, resolveMatches } from './matches/resolve-matches.ts';
export { type Sighting, sightMatch } from './matches/sighting.ts';
export {
  newcomer,
  type Standing,
  type StandingColumns,
  standingColumns,
  standingFrom,
} from './matches/standing.ts';
export * from './uploads/log-paths.ts';
export { type FoundLog, placeLogs, uploadId } from './uploads/place-logs.ts';
export { type DateHeader, readDateHeader } from './uploads/read-date-header.ts';
export * from './uploads/sniff-log.ts';
export { UploadError } from './uploads/upload-error.ts';
