import type { ParticipantRow } from '@scrapboard/matches';
import type { NicknameRow } from '@scrapboard/read-models';

/** Returns the names a player has used, newest first. */
export function nicknamesOf(rows: readonly ParticipantRow[]): NicknameRow[] {
  const byName = Map.groupBy(rows, ({ nickname }) => nickname);
  return [...byName]
    .map(([nickname, used]) => ({
      nickname,
      first_seen_at: new Date(Math.min(...used.map(({ started_at }) => started_at))),
      last_seen_at: new Date(Math.max(...used.map(({ started_at }) => started_at))),
      matches: used.length,
    }))
    .sort(
      (a, b) =>
        b.last_seen_at.getTime() - a.last_seen_at.getTime() || (a.nickname < b.nickname ? -1 : 1),
    );
}

/** Returns the name a player used last. */
export function nicknameOf(rows: readonly ParticipantRow[]): string {
  return nicknamesOf(rows)[0]?.nickname ?? '';
}
