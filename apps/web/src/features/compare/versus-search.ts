import { PLAYER_ID_PATTERN } from '@scrapboard/contract/filter-rules';
import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { idList } from '../../filters/url-fields.ts';

/** What the URL of the page selects besides its filters. */
export interface VersusSearch {
  players: readonly string[] | undefined;
}

export const MAX_VERSUS_PLAYERS = 2;

export const versusCodec: UrlCodec<VersusSearch> = urlCodec<VersusSearch>({
  players: idList(PLAYER_ID_PATTERN, MAX_VERSUS_PLAYERS),
});
