import { PLAYER_ID_PATTERN } from '@scrapboard/contract/filter-rules';
import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { idList } from '../../filters/url-fields.ts';

/** What the URL of the page selects besides its filters. */
export interface VersusSearch {
  /** The players of the first side; without `against`, the first player of each side. */
  players: readonly string[] | undefined;
  /** The players of the other side. */
  against?: readonly string[] | undefined;
}

/** How many players a side can have. */
export const MAX_PLAYERS_PER_SIDE = 4;

export const versusCodec: UrlCodec<VersusSearch> = urlCodec<VersusSearch>({
  players: idList(PLAYER_ID_PATTERN, MAX_PLAYERS_PER_SIDE),
  against: idList(PLAYER_ID_PATTERN, MAX_PLAYERS_PER_SIDE),
});

/** The ids of the players of two sides; nobody is on both. */
export interface Sides {
  first: readonly string[];
  second: readonly string[];
}

/** Returns the sides of a URL; `?players=1,2` has one player on each. */
export function sidesOf({ players = [], against }: VersusSearch): Sides {
  const first = against === undefined ? players.slice(0, 1) : players;
  const second = against === undefined ? players.slice(1, 2) : against;
  return { first, second: second.filter((id) => !first.includes(id)) };
}

/** Returns the shortest URL of two sides. */
export function toVersusSearch({ first, second }: Sides): VersusSearch {
  const isPair =
    first.length <= 1 && second.length <= 1 && (first.length === 1 || second.length === 0);
  if (isPair) {
    const players = [...first, ...second];
    return { players: players.length === 0 ? undefined : players, against: undefined };
  }
  return { players: first.length === 0 ? undefined : first, against: second };
}
