import { type MatchKind, matchKindOf, rankPlayer } from './rank.ts';
import { searchForm } from './search-form.ts';

/** A player under one of his names; one who had several may come several times. */
export interface PlayerCandidate {
  id: string;
  /** Of today. */
  nickname: string;
  /** The name that may answer to the search. */
  matched: string;
  /** `searchForm` of it, where whoever asks has it at hand. */
  form?: string;
  games: number;
  mmr: number;
}

export interface RankedPlayer extends Omit<PlayerCandidate, 'matched' | 'form'> {
  formerly: string | null;
  match: MatchKind;
}

/** Where so many are really called so, nobody meant another name. */
const enough = 3;

/**
 * The players who answer to a search, best first, each once. An id finds its player before all
 * names; equally good names come by games played. Those that are merely similar follow where few
 * others answer.
 * @param query as typed.
 */
export function rankPlayers(
  query: string,
  candidates: readonly PlayerCandidate[],
  limit: number,
): RankedPlayer[] {
  const form = searchForm(query);
  const best = new Map<string, { rank: number; candidate: PlayerCandidate }>();
  for (const candidate of candidates) {
    const { id, nickname, matched, form: known } = candidate;
    const rank =
      id === query ? -1 : rankPlayer(form, known ?? searchForm(matched), matched === nickname);
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
  const called = ranked.filter(({ match }) => match !== 'similar');
  return (called.length < enough ? ranked : called).slice(0, limit);
}
