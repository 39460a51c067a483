import { isStreak, type RecordName, recordNames } from '@scrapboard/questions/boards';
import { type Best, bestHistory } from '@scrapboard/statistics/best-history';
import type { PlayedMatch } from './played-matches.ts';

/** A player's best value for a record and their earlier bests, oldest first. */
export interface PersonalBest {
  name: RecordName;
  history: readonly Best<PlayedMatch>[];
}

/** Returns a player's bests for all records for which they have any. */
export function findPersonalBests(matches: readonly PlayedMatch[]): PersonalBest[] {
  return recordNames
    .map((name) => ({ name, history: historyOf(name, matches) }))
    .filter(({ history }) => history.length > 0);
}

function historyOf(name: RecordName, matches: readonly PlayedMatch[]): Best<PlayedMatch>[] {
  const history = bestHistory(matches, ({ values }) => values[name]);
  if (!isStreak(name)) return history;
  // A streak breaks the best once, when it ends, not with each of its matches.
  const isContinued = ({ match, value }: Best<PlayedMatch>) =>
    history.some((next) => next.value === value + 1 && isNextInMode(match, next.match, matches));
  return history.filter((best) => !isContinued(best));
}

/** Returns whether `next` is the first match of the same mode after a match. */
function isNextInMode(
  match: PlayedMatch,
  next: PlayedMatch,
  matches: readonly PlayedMatch[],
): boolean {
  const laterMatches = matches.slice(matches.indexOf(match) + 1);
  return laterMatches.find(({ mode }) => mode === match.mode) === next;
}

/** The first matches would each set a best in nearly everything. */
export const MIN_MATCHES_BEFORE = 10;

/** Returns the numbers in which each match set a best of its player, in its mode or of all, by match. */
export function findBestMatches(
  matches: readonly PlayedMatch[],
): ReadonlyMap<string, RecordName[]> {
  const recordsByMatch = new Map<string, Set<RecordName>>();
  for (const list of [matches, ...Map.groupBy(matches, ({ mode }) => mode).values()]) {
    const early = new Set(list.slice(0, MIN_MATCHES_BEFORE));
    for (const { name, history } of findPersonalBests(list)) {
      for (const { match } of history) {
        if (early.has(match)) continue;
        recordsByMatch.set(match.id, (recordsByMatch.get(match.id) ?? new Set()).add(name));
      }
    }
  }
  return new Map([...recordsByMatch].map(([id, names]) => [id, [...names]]));
}
