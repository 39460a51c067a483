import { compareRank, type ResolvedMatch } from './resolve-matches.ts';
import type { Sighting } from './sighting.ts';

export type Outcome = 'new' | 'known' | 'unfinished';

/** What the uploader of each new sighting is told: whether it brought a new result. */
export function classifyOutcomes<S extends Sighting>(
  match: ResolvedMatch<S>,
  isStored: (member: S) => boolean,
): Map<S, Outcome> {
  const outcomes = new Map<S, Outcome>();
  let finishKnown = match.members.some((member) => isStored(member) && member.winnerTeam !== null);
  for (const member of match.members) {
    if (isStored(member)) continue;
    if (match.canonical.winnerTeam === null) outcomes.set(member, 'unfinished');
    else if (member.winnerTeam === null || finishKnown) outcomes.set(member, 'known');
    else {
      outcomes.set(member, 'new');
      finishKnown = true;
    }
  }
  return outcomes;
}

/**
 * Logs whose view has to be kept although another one describes the match, because what comes later
 * might tell them apart. Logs of one guid always stay together: the best of them will do.
 */
export function findAlternateDetails<S extends Sighting>({
  members,
  canonical,
}: ResolvedMatch<S>): Set<S> {
  const alternates = new Set<S>();
  const guids = new Set([canonical.guid]);
  for (const member of members.toSorted(compareRank)) {
    if (member === canonical || (member.guid !== null && guids.has(member.guid))) continue;
    guids.add(member.guid);
    alternates.add(member);
  }
  return alternates;
}
