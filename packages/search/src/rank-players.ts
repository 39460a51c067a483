import { type MatchKind, matchKindOf, rankPlayer } from './rank.ts';
import { toSearchForm } from './search-form.ts';

/** A player under one of their names; one with several names can be a candidate several times. */
export interface PlayerCandidate {
  id: string;
  /** The current nickname. */
  nickname: string;
  /** The name that is compared with the search: the current or a former one. */
  matched: string;
  /** `toSearchForm` of `matched`, if the caller has it already. */
  form?: string;
  games: number;
  mmr: number;
}

export interface RankedPlayer extends Omit<PlayerCandidate, 'matched' | 'form'> {
  formerly: string | null;
  match: MatchKind;
}

/** With this many real matches, similar names are left out. */
const ENOUGH_MATCHES = 3;

/**
 * Returns the players who match a search, best first and each once. An id comes before all names;
 * equally good names are sorted by games played. Names that are only similar follow if there are few
 * other matches.
 * @param query as typed.
 */
export function rankPlayers(
  query: string,
  candidates: readonly PlayerCandidate[],
  limit: number,
): RankedPlayer[] {
  const form = toSearchForm(query);
  const best = new Map<string, { rank: number; candidate: PlayerCandidate }>();
  for (const candidate of candidates) {
    const { id, nickname, matched, form: knownForm } = candidate;
    const rank =
      id === query
        ? -1
        : rankPlayer(form, knownForm ?? toSearchForm(matched), matched === nickname);
    if (rank !== null && rank < (best.get(id)?.rank ?? Number.POSITIVE_INFINITY)) {
      best.set(id, { rank, candidate });
    }
  }
  const ranked = [...best.values()]
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.candidate.games - a.candidate.games ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .map(
      ({ rank, candidate: { matched, form: _, ...player } }): RankedPlayer => ({
        ...player,
        formerly: rank < 0 || matched === player.nickname ? null : matched,
        match: matchKindOf(Math.max(0, rank)),
      }),
    );
  const matching = ranked.filter(({ match }) => match !== 'similar');
  return (matching.length < ENOUGH_MATCHES ? ranked : matching).slice(0, limit);
}
