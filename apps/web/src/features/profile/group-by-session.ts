import type { MatchHistoryEntry, PlaySession } from '@scrapboard/contract';

interface SessionMatches<Match> {
  session: PlaySession;
  /** Those of its matches that are shown. */
  matches: Match[];
}

/** Puts each match, newest first, under the session that it was played in. */
export function groupBySession<Match extends Pick<MatchHistoryEntry, 'startedAt'>>(
  matches: readonly Match[],
  sessions: readonly PlaySession[],
): SessionMatches<Match>[] {
  return sessions
    .map((session) => ({
      session,
      matches: matches.filter(
        ({ startedAt }) => startedAt >= session.from && startedAt <= session.to,
      ),
    }))
    .filter(({ matches: shown }) => shown.length > 0);
}
