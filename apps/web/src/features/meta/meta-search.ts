import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere } from '../../filters/url-fields.ts';
import {
  COMPOSITIONS,
  type Composition,
  PART_KINDS,
  RAID_VIEWS,
  type RaidView,
} from './questions.ts';
import { PAIR_RELATIONS, type PairRelation } from './to-pair-rows.ts';

/** The two kinds of Clan Wars: with ordinary vehicles, or with Leviathans. */
export const LEAGUES = ['standard', 'leviathan'] as const;
export type League = (typeof LEAGUES)[number];

/** The modes of `/meta/8v8`. */
export const SQUADS = ['all', '8v8', '6v6'] as const;
export type Squad = (typeof SQUADS)[number];

/** What the URL of a page selects besides its filters. */
export interface MetaSearch {
  /** The kind of the parts in tiers and changes. */
  kind: PartPageKind;
  /** Where the second part of the pairs is. */
  pairs: PairRelation;
  /** The part whose pairs are shown. */
  with: string | undefined;
  league: League;
  squad: Squad;
  /** What teams are described by. */
  team: Composition;
  /** What the success of raids is broken down by. */
  view: RaidView;
  /** The gameplay of the raid. */
  raid: string | undefined;
  /** The order of tiers. */
  sort: string | undefined;
  /** The order of raids by `view`. */
  viewSort: string | undefined;
  pairSort: string | undefined;
  buildSort: string | undefined;
  mapSort: string | undefined;
  roundSort: string | undefined;
  roundMapSort: string | undefined;
  changeSort: string | undefined;
  modeSort: string | undefined;
  teamSort: string | undefined;
}

const MAX_ID_LENGTH = 80;
const sortField = textWhere((text) => /^-?\w{1,40}$/.test(text));
const idField = textWhere((text) => text.length <= MAX_ID_LENGTH && !text.includes(','));

export const metaCodec = urlCodec<MetaSearch>({
  kind: oneOf<PartPageKind>(PART_KINDS, 'weapon'),
  pairs: oneOf<PairRelation>(PAIR_RELATIONS, 'withPart'),
  with: idField,
  league: oneOf<League>(LEAGUES, 'standard'),
  squad: oneOf<Squad>(SQUADS, 'all'),
  team: oneOf<Composition>(COMPOSITIONS, 'teamWeapons'),
  view: oneOf<RaidView>(RAID_VIEWS, 'partySize'),
  raid: idField,
  sort: sortField,
  viewSort: sortField,
  pairSort: sortField,
  buildSort: sortField,
  mapSort: sortField,
  roundSort: sortField,
  roundMapSort: sortField,
  changeSort: sortField,
  modeSort: sortField,
  teamSort: sortField,
});
