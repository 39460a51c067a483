import type { MatchHistoryEntry, PlaySession } from '@scrapboard/contract';

interface SessionMatches<Match> {
  session: PlaySession;
  /** Its matches on this page. */
  matches: Match[];
}

/** Groups matches, newest first, by the session they were played in. */
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
    .filter((group) => group.matches.length > 0);
}
