import { powerScoreBands } from '@scrapboard/catalogue/core';
import {
  BUILD_PATTERN,
  CATEGORY_IDS,
  MAX_PARTY_SIZE,
  PLAYER_ID_PATTERN,
} from '@scrapboard/contract/filter-rules';
import { decodeMatchId, encodeMatchId } from '@scrapboard/contract/match-id';
import type { Column } from '../aggregate.ts';
import { PART_ID } from '../carried-parts.ts';
import type { FactTable } from '../fact-tables.ts';
import type { Dimension, KeySource, OtherParts, TeamTrait } from './dimension.ts';
import { type KeyCodec, namedKeys, numberKeys, textKeys } from './key-codec.ts';
import { seasonKeys } from './season-keys.ts';
import { dayKeys, monthKeys, type TimeBucket, weekKeys } from './time-buckets.ts';

const ALL_TABLES = ['players', 'parts', 'rewards', 'uploads'] as const satisfies FactTable[];
const PLAYER_TABLES = ['players', 'parts', 'rewards'] as const satisfies FactTable[];

/** The ids of matches in URLs; facts have their numbers in decimal digits. */
const matchKeys: KeyCodec = {
  format: (key) => (typeof key === 'string' ? encodeMatchId(key) : null),
  parse: (text) => decodeMatchId(text)?.toString(),
  accepts: 'the id of a match, thirteen digits',
};

/** The parts of a team. */
const COMPOSITION = /^[^,\n]{1,700}$/;

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

const columnDimension = (
  name: Column,
  facts: readonly FactTable[],
  codec: KeyCodec,
  flags?: Flags,
): Dimension => defineDimension({ from: 'column', column: name }, facts, codec, flags);

const matchDimension = (name: Column, codec: KeyCodec) =>
  columnDimension(name, ALL_TABLES, codec, { isPerMatch: true });
const playerDimension = (name: Column, codec: KeyCodec, flags?: Flags) =>
  columnDimension(name, PLAYER_TABLES, codec, flags);
const timeDimension = (bucket: TimeBucket, codec: KeyCodec) =>
  defineDimension({ from: 'time', bucket }, ALL_TABLES, codec, { isPerMatch: true });
const partDimension = (trait: 'kind' | 'type' | 'rarity' | 'faction', accepts: string) =>
  defineDimension({ from: 'part', trait }, ['parts'], textKeys(accepts, PART_ID));

const otherPartDimension = (relation: OtherParts) =>
  defineDimension({ from: 'others', relation }, ['parts'], textKeys('the id of a part', PART_ID));
const teamDimension = (trait: TeamTrait, codec: KeyCodec) =>
  defineDimension({ from: 'team', trait }, ['players'], codec);

/**
 * Everything that rows can be grouped and selected by, in the order of menus. The text of each is
 * `dimensions.<name>`.
 */
export const dimensions = {
  day: timeDimension('day', dayKeys),
  week: timeDimension('week', weekKeys),
  month: timeDimension('month', monthKeys),
  season: timeDimension('season', seasonKeys([])),
  weekday: timeDimension('weekday', numberKeys(1, 7)),
  hour: timeDimension('hour', numberKeys(0, 23)),
  category: matchDimension('category', namedKeys(CATEGORY_IDS.map((id) => [id, id]))),
  mode: matchDimension('mode', textKeys('the id of a mode')),
  gameplay: matchDimension('gameplay', textKeys('the name of a gameplay')),
  map: matchDimension('map', textKeys('the id of a map')),
  region: matchDimension('region', textKeys('a region')),
  clientVersion: matchDimension('client_version', textKeys('a client version')),
  powerScoreBand: defineDimension(
    {
      from: 'band',
      column: 'power_score',
      starts: powerScoreBands.map((band) => band.from),
    },
    PLAYER_TABLES,
    namedKeys(powerScoreBands.map((band, index) => [band.id, index])),
  ),
  partySize: playerDimension('party_size', numberKeys(1, MAX_PARTY_SIZE)),
  /** The size of the largest party of the other teams. */
  opponentPartySize: teamDimension('opponentPartySize', numberKeys(1, MAX_PARTY_SIZE)),
  team: columnDimension('team', ['players', 'parts'], numberKeys(0, 100)),
  match: matchDimension('match_id', matchKeys),
  result: playerDimension(
    'result',
    namedKeys([
      ['win', 1],
      ['draw', 0],
      ['loss', -1],
      ['unfinished', null],
    ]),
  ),
  part: columnDimension('part', ['parts'], textKeys('the id of a part', PART_ID)),
  withPart: otherPartDimension('vehicle'),
  allyPart: otherPartDimension('allies'),
  againstPart: otherPartDimension('opponents'),
  /** The main weapon or the cabin of each player of the team, `-` if unknown, sorted. */
  teamWeapons: teamDimension('weapons', textKeys('ids of parts joined by +', COMPOSITION)),
  teamCabins: teamDimension('cabins', textKeys('ids of parts joined by +', COMPOSITION)),
  partKind: partDimension('kind', 'cabin, weapon, movement, hardware, frame, structure, other'),
  partType: partDimension('type', 'a class of parts, Shotgun'),
  partRarity: partDimension('rarity', 'the id of a rarity'),
  partFaction: partDimension('faction', 'a faction'),
  build: playerDimension('build', textKeys('a build, eight hexadecimal digits', BUILD_PATTERN), {
    isPersonal: true,
  }),
  player: playerDimension('player_id', textKeys('the id of a player', PLAYER_ID_PATTERN), {
    isPersonal: true,
  }),
  cohort: defineDimension({ from: 'cohort' }, ['players', 'parts'], monthKeys),
  resource: columnDimension('resource', ['rewards'], textKeys('the name of a resource'), {
    hasMatchRow: true,
  }),
  fuel: columnDimension(
    'fuel',
    ['rewards'],
    namedKeys([
      ['true', true],
      ['false', false],
    ]),
  ),
  source: columnDimension(
    'source',
    ['uploads'],
    namedKeys([
      ['web', 'web'],
      ['cli', 'cli'],
      ['demo', 'demo'],
    ]),
  ),
  outcome: columnDimension(
    'outcome',
    ['uploads'],
    namedKeys([
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
