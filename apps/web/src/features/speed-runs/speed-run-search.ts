import { PLAYER_ID_PATTERN } from '@scrapboard/contract/filter-rules';
import {
  changeSelection,
  type MatchSelection,
  matchSelectionCodec,
  type UrlFilters,
} from '../../filters/match-selection.ts';
import { toApiFilters } from '../../filters/to-api-filters.ts';
import { joinCodecs, type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { cursorField, oneOf, textWhere } from '../../filters/url-fields.ts';

/** Which runs are shown: all, of solo players only, of any party, or those whose largest party has that size. */
export const PARTY_CHOICES = ['all', 'solo', 'party', '2', '3', '4'] as const;
export type PartyChoice = (typeof PARTY_CHOICES)[number];

interface SpeedRunFields {
  /** Which parties; not a side of a match. */
  team: PartyChoice;
  /** The player whose rank is shown. */
  player?: string;
  cursor?: string;
}

/** What a page about speed runs shows. */
export type SpeedRunSearch = MatchSelection & SpeedRunFields;

/** The filters of runs. Parties are chosen separately (`team`); mode and raid are in the path. */
const runFiltersCodec: UrlCodec<MatchSelection> = {
  read(query) {
    const { filters, ...period } = matchSelectionCodec.read(query);
    const { region, map, minPowerScore, maxPowerScore } = filters;
    const runFilters = Object.entries({ region, map, minPowerScore, maxPowerScore });
    return {
      ...period,
      filters: Object.fromEntries(
        runFilters.filter(([, value]) => value !== undefined),
      ) as UrlFilters,
    };
  },
  write: matchSelectionCodec.write,
};

export const speedRunCodec: UrlCodec<SpeedRunSearch> = joinCodecs(
  runFiltersCodec,
  urlCodec<SpeedRunFields>({
    team: oneOf(PARTY_CHOICES, 'all'),
    player: textWhere((text) => PLAYER_ID_PATTERN.test(text)),
    cursor: cursorField,
  }),
);

/** Returns the search for the first page of another selection. */
export function changeSearch(
  search: SpeedRunSearch,
  change: Partial<Omit<SpeedRunSearch, 'cursor'>>,
): SpeedRunSearch {
  return changeSelection(search, change);
}

/** Returns the filters of a search in the format of the contract. */
export function toRunFilters(search: SpeedRunSearch, seasonStartsAt: string | undefined) {
  const { team } = search;
  const { from, to, map, region, minPowerScore, maxPowerScore } = toApiFilters(
    search,
    new Date(),
    seasonStartsAt,
  );
  return {
    ...{ from, to, map, region, minPowerScore, maxPowerScore },
    ...(team === 'solo' || team === 'party' ? { party: team } : {}),
    ...(team === '2' || team === '3' || team === '4' ? { partySize: Number(team) } : {}),
  };
}
export type RunFilters = ReturnType<typeof toRunFilters>;
