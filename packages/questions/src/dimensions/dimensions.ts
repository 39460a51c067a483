import { powerScoreBands } from '@scrapboard/catalogue/core';
import {
  BUILD_PATTERN,
  CATEGORY_IDS,
  MAX_PARTY_SIZE,
  PLAYER_ID_PATTERN,
} from '@scrapboard/contract/filter-rules';
import { decodeMatchId, encodeMatchId } from '@scrapboard/contract/match-id';
import type { Column } from '../aggregate.ts';
import { PART_ID_PATTERN } from '../carried-parts.ts';
import type { FactTable } from '../fact-tables.ts';
import type { Dimension, KeySource, OtherParts, TeamTrait } from './dimension.ts';
import {
  createNamedCodec,
  createNumberCodec,
  createTextCodec,
  type KeyCodec,
} from './key-codec.ts';
import { createSeasonCodec } from './season-keys.ts';
import { dayCodec, monthCodec, type TimeBucket, weekCodec } from './time-buckets.ts';

const ALL_TABLES = ['players', 'parts', 'rewards', 'uploads'] as const satisfies FactTable[];
const PLAYER_TABLES = ['players', 'parts', 'rewards'] as const satisfies FactTable[];

/** The ids of matches in URLs; facts have their numbers in decimal digits. */
const matchIdCodec: KeyCodec = {
  format: (key) => (typeof key === 'string' ? encodeMatchId(key) : null),
  parse: (text) => decodeMatchId(text)?.toString(),
  accepts: 'the id of a match, thirteen digits',
};

/** The ids of a team's parts, joined by +. */
const COMPOSITION_PATTERN = /^[^,\n]{1,700}$/;

type Flags = Partial<Pick<Dimension, 'isPerMatch' | 'isPersonal' | 'hasMatchRow'>>;

function defineDimension(
  source: KeySource,
  facts: readonly FactTable[],
  codec: KeyCodec,
  flags?: Flags,
) {
  const noFlags = { isPerMatch: false, isPersonal: false, hasMatchRow: false };
  return { facts, source, codec, ...noFlags, ...flags } satisfies Dimension;
}

const defineColumnDimension = (
  name: Column,
  facts: readonly FactTable[],
  codec: KeyCodec,
  flags?: Flags,
): Dimension => defineDimension({ from: 'column', column: name }, facts, codec, flags);

const defineMatchDimension = (name: Column, codec: KeyCodec) =>
  defineColumnDimension(name, ALL_TABLES, codec, { isPerMatch: true });
const definePlayerDimension = (name: Column, codec: KeyCodec, flags?: Flags) =>
  defineColumnDimension(name, PLAYER_TABLES, codec, flags);
const defineTimeDimension = (bucket: TimeBucket, codec: KeyCodec) =>
  defineDimension({ from: 'time', bucket }, ALL_TABLES, codec, { isPerMatch: true });
const definePartDimension = (trait: 'kind' | 'type' | 'rarity' | 'faction', accepts: string) =>
  defineDimension({ from: 'part', trait }, ['parts'], createTextCodec(accepts, PART_ID_PATTERN));

const defineOtherPartDimension = (relation: OtherParts) =>
  defineDimension(
    { from: 'others', relation },
    ['parts'],
    createTextCodec('the id of a part', PART_ID_PATTERN),
  );
const defineTeamDimension = (trait: TeamTrait, codec: KeyCodec) =>
  defineDimension({ from: 'team', trait }, ['players'], codec);

/**
 * Everything that rows can be grouped and selected by, in the order of menus. The text of each is
 * `dimensions.<name>`.
 */
export const dimensions = {
  day: defineTimeDimension('day', dayCodec),
  week: defineTimeDimension('week', weekCodec),
  month: defineTimeDimension('month', monthCodec),
  season: defineTimeDimension('season', createSeasonCodec([])),
  weekday: defineTimeDimension('weekday', createNumberCodec(1, 7)),
  hour: defineTimeDimension('hour', createNumberCodec(0, 23)),
  category: defineMatchDimension('category', createNamedCodec(CATEGORY_IDS.map((id) => [id, id]))),
  mode: defineMatchDimension('mode', createTextCodec('the id of a mode')),
  gameplay: defineMatchDimension('gameplay', createTextCodec('the name of a gameplay')),
  map: defineMatchDimension('map', createTextCodec('the id of a map')),
  region: defineMatchDimension('region', createTextCodec('a region')),
  clientVersion: defineMatchDimension('client_version', createTextCodec('a client version')),
  powerScoreBand: defineDimension(
    {
      from: 'band',
      column: 'power_score',
      starts: powerScoreBands.map((band) => band.from),
    },
    PLAYER_TABLES,
    createNamedCodec(powerScoreBands.map((band, index) => [band.id, index])),
  ),
  partySize: definePlayerDimension('party_size', createNumberCodec(1, MAX_PARTY_SIZE)),
  /** The size of the largest party of the other teams. */
  opponentPartySize: defineTeamDimension('opponentPartySize', createNumberCodec(1, MAX_PARTY_SIZE)),
  team: defineColumnDimension('team', ['players', 'parts'], createNumberCodec(0, 100)),
  match: defineMatchDimension('match_id', matchIdCodec),
  result: definePlayerDimension(
    'result',
    createNamedCodec([
      ['win', 1],
      ['draw', 0],
      ['loss', -1],
      ['unfinished', null],
    ]),
  ),
  part: defineColumnDimension(
    'part',
    ['parts'],
    createTextCodec('the id of a part', PART_ID_PATTERN),
  ),
  withPart: defineOtherPartDimension('vehicle'),
  allyPart: defineOtherPartDimension('allies'),
  againstPart: defineOtherPartDimension('opponents'),
  /** The main weapon or the cabin of each player of the team, `-` if unknown, sorted. */
  teamWeapons: defineTeamDimension(
    'weapons',
    createTextCodec('ids of parts joined by +', COMPOSITION_PATTERN),
  ),
  teamCabins: defineTeamDimension(
    'cabins',
    createTextCodec('ids of parts joined by +', COMPOSITION_PATTERN),
  ),
  partKind: definePartDimension(
    'kind',
    'cabin, weapon, movement, hardware, frame, structure, other',
  ),
  partType: definePartDimension('type', 'a class of parts, Shotgun'),
  partRarity: definePartDimension('rarity', 'the id of a rarity'),
  partFaction: definePartDimension('faction', 'a faction'),
  build: definePlayerDimension(
    'build',
    createTextCodec('a build, eight hexadecimal digits', BUILD_PATTERN),
    {
      isPersonal: true,
    },
  ),
  player: definePlayerDimension(
    'player_id',
    createTextCodec('the id of a player', PLAYER_ID_PATTERN),
    {
      isPersonal: true,
    },
  ),
  cohort: defineDimension({ from: 'cohort' }, ['players', 'parts'], monthCodec),
  resource: defineColumnDimension(
    'resource',
    ['rewards'],
    createTextCodec('the name of a resource'),
    {
      hasMatchRow: true,
    },
  ),
  fuel: defineColumnDimension(
    'fuel',
    ['rewards'],
    createNamedCodec([
      ['true', true],
      ['false', false],
    ]),
  ),
  source: defineColumnDimension(
    'source',
    ['uploads'],
    createNamedCodec([
      ['web', 'web'],
      ['cli', 'cli'],
      ['demo', 'demo'],
    ]),
  ),
  outcome: defineColumnDimension(
    'outcome',
    ['uploads'],
    createNamedCodec([
      ['new', 'new'],
      ['known', 'known'],
      ['unfinished', 'unfinished'],
    ]),
  ),
} as const satisfies Record<string, Dimension>;

export type DimensionName = keyof typeof dimensions;

export function isDimensionName(name: string): name is DimensionName {
  return Object.hasOwn(dimensions, name);
}

/** Returns the names of a table's dimensions. */
export function dimensionsOf(facts: FactTable): DimensionName[] {
  const names = Object.keys(dimensions) as DimensionName[];
  return names.filter((name) => (dimensions[name] as Dimension).facts.includes(facts));
}
