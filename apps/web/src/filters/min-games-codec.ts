import { MAX_MIN_GAMES } from '@scrapboard/contract/filter-rules';
import { urlCodec } from './url-codec.ts';
import { wholeNumber } from './url-fields.ts';

/** The minimum number of games of the entries in a list; 0 shows all entries. */
export interface MinGamesSearch {
  minGames: number;
}

const gamesField = wholeNumber(1, MAX_MIN_GAMES);

/** Reads and writes the minimum number of games, in the same way for every list of players or parts. */
export const minGamesCodec = urlCodec<MinGamesSearch>({
  minGames: {
    read: (text) => Number(gamesField.read(text) ?? 0),
    write: (value) => (value === 0 ? undefined : String(value)),
  },
});
