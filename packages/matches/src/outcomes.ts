import { compareCompleteness } from './compare-sightings.ts';
import type { ResolvedMatch } from './resolve-matches.ts';
import type { SourcedLog } from './sourced-log.ts';

export type Outcome = 'new' | 'known' | 'unfinished';

/** Classifies each new sighting for its uploader: whether it brought a new result. */
export function classifyOutcomes<S extends SourcedLog>(
  match: ResolvedMatch<S>,
  isStored: (member: S) => boolean,
): Map<S, Outcome> {
  const outcomes = new Map<S, Outcome>();
  let isFinishKnown = match.members.some(
    (member) => isStored(member) && member.winnerTeam !== null,
  );
  for (const member of match.members) {
    if (isStored(member)) continue;
    if (match.canonical.winnerTeam === null) outcomes.set(member, 'unfinished');
    else if (member.winnerTeam === null || isFinishKnown) outcomes.set(member, 'known');
    else {
      outcomes.set(member, 'new');
      isFinishKnown = true;
    }
  }
  return outcomes;
}

/**
 * Returns the logs whose details must be kept although another log describes the match: those that
 * do not count, because they may be right after all, and those that later uploads may show to be of
 * another match. Logs with the same guid that agree belong together, so only the best of them is
 * kept.
 */
export function findAlternateDetails<S extends SourcedLog>({
  members,
  canonical,
  disputed,
  quarantine,
}: ResolvedMatch<S>): Set<S> {
  const alternates = new Set<S>(disputed.keys());
  // A match that does not count has no row with its detail.
  if (quarantine !== null) alternates.add(canonical);
  const guids = new Set([canonical.guid]);
  for (const member of members.toSorted(compareCompleteness)) {
    if (member === canonical || (member.guid !== null && guids.has(member.guid))) continue;
    guids.add(member.guid);
    alternates.add(member);
  }
  return alternates;
}
