import { powerScoreBands } from '@scrapboard/catalogue/core';
import { CATEGORY_IDS, MAX_PARTY_SIZE, PLAYER_ID_PATTERN } from '@scrapboard/contract/filter-rules';
import { decodeMatchId, encodeMatchId } from '@scrapboard/contract/match-id';
import type { Column } from '../aggregate.ts';
import type { FactTable } from '../fact-tables.ts';
import type { Dimension, KeySource, OtherParts, TeamTrait } from './dimension.ts';
import { type KeyCodec, namedKeys, numberKeys, textKeys } from './key-codec.ts';
import { seasonKeys } from './season-keys.ts';
import { dayKeys, monthKeys, type TimeBucket, weekKeys } from './time-buckets.ts';

const ALL = ['players', 'parts', 'rewards', 'uploads'] as const satisfies FactTable[];
const OF_PLAYERS = ['players', 'parts', 'rewards'] as const satisfies FactTable[];

/** The ids of matches in URLs; facts have their numbers in decimal digits. */
const matchKeys: KeyCodec = {
  show: (key) => (typeof key === 'string' ? encodeMatchId(key) : null),
  parse: (text) => decodeMatchId(text)?.toString(),
  takes: 'the id of a match, thirteen digits',
};

/** Ids of parts in logs are any text. */
const PART = /^[^,\n]{1,80}$/;

/** The parts of a team. */
const COMPOSITION = /^[^,\n]{1,700}$/;

type Rest = Partial<Pick<Dimension, 'isPerMatch' | 'isPersonal' | 'hasMatchRow'>>;

function from(source: KeySource, facts: readonly FactTable[], codec: KeyCodec, rest?: Rest) {
  const none = { isPerMatch: false, isPersonal: false, hasMatchRow: false };
  return { facts, source, codec, ...none, ...rest } satisfies Dimension;
}

const column = (
  name: Column,
  facts: readonly FactTable[],
  codec: KeyCodec,
  rest?: Rest,
): Dimension => from({ from: 'column', column: name }, facts, codec, rest);

const ofMatch = (name: Column, codec: KeyCodec) => column(name, ALL, codec, { isPerMatch: true });
const ofPlayer = (name: Column, codec: KeyCodec, rest?: Rest) =>
  column(name, OF_PLAYERS, codec, rest);
const time = (bucket: TimeBucket, codec: KeyCodec) =>
  from({ from: 'time', bucket }, ALL, codec, { isPerMatch: true });
const ofPart = (trait: 'kind' | 'type' | 'rarity' | 'faction', takes: string) =>
  from({ from: 'part', trait }, ['parts'], textKeys(takes, PART));

const ofOthers = (of: OtherParts) =>
  from({ from: 'others', of }, ['parts'], textKeys('the id of a part', PART));
const ofTeam = (trait: TeamTrait, codec: KeyCodec) =>
  from({ from: 'team', trait }, ['players'], codec);

/**
 * Everything that rows can be grouped and selected by, in the order of menus. The text of each is
 * `dimensions.<name>`.
 */
export const dimensions = {
  day: time('day', dayKeys),
  week: time('week', weekKeys),
  month: time('month', monthKeys),
  season: time('season', seasonKeys([])),
  weekday: time('weekday', numberKeys(1, 7)),
  hour: time('hour', numberKeys(0, 23)),
  category: ofMatch('category', namedKeys(CATEGORY_IDS.map((id) => [id, id]))),
  mode: ofMatch('mode', textKeys('the id of a mode')),
  gameplay: ofMatch('gameplay', textKeys('the name of a gameplay')),
  map: ofMatch('map', textKeys('the id of a map')),
  region: ofMatch('region', textKeys('a region')),
  clientVersion: ofMatch('client_version', textKeys('a client version')),
  powerScoreBand: from(
    {
      from: 'band',
      column: 'power_score',
      starts: powerScoreBands.map((band) => band.from),
    },
    OF_PLAYERS,
    namedKeys(powerScoreBands.map((band, index) => [band.id, index])),
  ),
  partySize: ofPlayer('party_size', numberKeys(1, MAX_PARTY_SIZE)),
  /** The size of the largest party of the other teams. */
  opponentPartySize: ofTeam('opponentPartySize', numberKeys(1, MAX_PARTY_SIZE)),
  team: column('team', ['players', 'parts'], numberKeys(0, 100)),
  match: ofMatch('match_id', matchKeys),
  result: ofPlayer(
    'result',
    namedKeys([
      ['win', 1],
      ['draw', 0],
      ['loss', -1],
      ['unfinished', null],
    ]),
  ),
  part: column('part', ['parts'], textKeys('the id of a part', PART)),
  withPart: ofOthers('vehicle'),
  allyPart: ofOthers('allies'),
  againstPart: ofOthers('opponents'),
  /** The main weapon or the cabin of each player of the team, `-` if unknown, sorted. */
  teamWeapons: ofTeam('weapons', textKeys('ids of parts joined by +', COMPOSITION)),
  teamCabins: ofTeam('cabins', textKeys('ids of parts joined by +', COMPOSITION)),
  partKind: ofPart('kind', 'cabin, weapon, movement, hardware, frame, structure, other'),
  partType: ofPart('type', 'a class of parts, Shotgun'),
  partRarity: ofPart('rarity', 'the id of a rarity'),
  partFaction: ofPart('faction', 'a faction'),
  build: ofPlayer('build', textKeys('a build, eight hexadecimal digits', /^[0-9a-f]{8}$/), {
    isPersonal: true,
  }),
  player: ofPlayer('player_id', textKeys('the id of a player', PLAYER_ID_PATTERN), {
    isPersonal: true,
  }),
  cohort: from({ from: 'cohort' }, ['players', 'parts'], monthKeys),
  resource: column('resource', ['rewards'], textKeys('the name of a resource'), {
    hasMatchRow: true,
  }),
  fuel: column(
    'fuel',
    ['rewards'],
    namedKeys([
      ['true', true],
      ['false', false],
    ]),
  ),
  source: column(
    'source',
    ['uploads'],
    namedKeys([
      ['web', 'web'],
      ['cli', 'cli'],
      ['demo', 'demo'],
    ]),
  ),
  outcome: column(
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
