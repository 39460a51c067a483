import type { KindOverview, ModeOverview, Overview, Rate } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics';
import type { TFunction } from 'i18next';
import type { Format } from '../../format.ts';
import { bandName } from '../../i18n/band-name.ts';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import type { Placeholder } from './placeholders.ts';

/** A line of the list. */
export interface FactRow {
  label: string;
  value: string;
  /** What the value is based on. */
  note?: string;
  /** The page with more about it. */
  to?: string;
}

type FactValues = Partial<Record<'uploads' | 'uploaders' | 'parts' | 'modes' | 'matches', string>>;

export interface Facts {
  /** The values in the sentence above the lines. */
  values: FactValues;
  rows: FactRow[];
}

type PlaceholderFacts = Placeholder['facts'];
type ModeGroup = Extract<PlaceholderFacts, { kind: 'modes' | 'lastPlayed' }>['of'];
type PartGroup = Extract<PlaceholderFacts, { kind: 'used' | 'leaders' }>['of'];

interface Known {
  overview: Overview;
  t: TFunction<readonly ['placeholders', 'common']>;
  format: Format;
}

const FACTS_SHOWN = 5;

/** Returns what the data already says about a page's question. */
export function buildFacts(facts: PlaceholderFacts, known: Known): Facts {
  switch (facts.kind) {
    case 'modes':
      return modeFacts(known, facts.of);
    case 'lastPlayed':
      return lastPlayed(known, facts.of);
    case 'perHour':
      return perHour(known);
    case 'fastest':
      return fastestWins(known);
    case 'used':
      return partFacts(known, facts.of, usedRows);
    case 'leaders':
      return partFacts(known, facts.of, leaderRows);
    case 'rarities':
      return rarityFacts(known);
    case 'kinds':
      return kindFacts(known);
    case 'bands':
      return bandFacts(known);
  }
}

/** Returns a line about the part in the URL, if there is one. */
export function partRows({ part }: Overview, known: Pick<Known, 't' | 'format'>): FactRow[] {
  return part === null ? [] : [{ label: part.part.name, ...gamesWon(known, part.winRate) }];
}

/** The groups of modes that pages are about. */
const modeGroups: Record<ModeGroup, (mode: ModeOverview) => boolean> = {
  all: () => true,
  clanWars: isClanWar,
  '8v8': ({ mode }) => /(^|-)8v8$/.test(mode.id),
  brawl: isBrawl,
  pve: ({ category }) => category === 'pve',
  scheduled: (mode) => isClanWar(mode) || isBrawl(mode),
};

function isClanWar({ mode }: ModeOverview): boolean {
  return /clan-war$/.test(mode.id);
}

function isBrawl({ category }: ModeOverview): boolean {
  return category === 'brawl';
}

function modeRows({ t, format }: Known, modes: ModeOverview[]): FactRow[] {
  return modes.map(({ mode, matches }) => ({
    label: gameName('mode', mode),
    value: t('common:matches', { count: matches, n: format.number(matches) }),
  }));
}

function modeFacts(known: Known, group: ModeGroup): Facts {
  const { overview, format } = known;
  const modes = overview.modes.filter(modeGroups[group]);
  return {
    values: {
      uploads: format.number(overview.uploads),
      uploaders: format.number(overview.uploaders),
      modes: format.number(modes.length),
      matches: format.number(modes.reduce((sum, { matches }) => sum + matches, 0)),
    },
    rows: modeRows(known, group === 'all' ? modes.slice(0, FACTS_SHOWN) : modes),
  };
}

function lastPlayed({ overview, format }: Known, group: ModeGroup): Facts {
  const modes = overview.modes
    .filter(modeGroups[group])
    .toSorted((a, b) => (a.newestDay < b.newestDay ? 1 : -1));
  return {
    values: {},
    rows: modes.map(({ mode, newestDay }) => ({
      label: gameName('mode', mode),
      value: format.utcDate(newestDay),
    })),
  };
}

function perHour({ overview, t, format }: Known): Facts {
  const rows = overview.modes.flatMap(({ mode, secondsPerMatch }) =>
    secondsPerMatch === null || secondsPerMatch === 0
      ? []
      : [
          {
            label: gameName('mode', mode),
            value: t('perHour', { n: format.number(3600 / secondsPerMatch) }),
          },
        ],
  );
  return { values: {}, rows: rows.slice(0, FACTS_SHOWN) };
}

function fastestWins({ overview, format }: Known): Facts {
  return {
    values: { matches: format.number(overview.matchesScanned) },
    rows: overview.fastest.map(({ id, mode, map, seconds }) => ({
      label: `${gameName('mode', mode)}, ${map.name}`,
      value: format.duration(seconds),
      to: paths.match(id),
    })),
  };
}

/** Returns the rows of one kind of part, or the first of each kind that has pages and is used. */
function partFacts(
  known: Known,
  wanted: PartGroup,
  toRows: (known: Known, kind: KindOverview) => FactRow[],
): Facts {
  const kinds = known.overview.kinds.filter(({ kind, parts }) =>
    wanted === 'eachKind'
      ? parts > 0 && ['weapon', 'movement', 'cabin'].includes(kind)
      : kind === wanted,
  );
  const shown = wanted === 'eachKind' ? 1 : undefined;
  return {
    values: { parts: countParts(known, kinds) },
    rows: kinds.flatMap((kind) => toRows(known, kind).slice(0, shown)),
  };
}

function usedRows(known: Known, { top }: KindOverview): FactRow[] {
  return top.map(({ part, winRate }) => ({
    label: part.name,
    ...gamesWon(known, winRate),
  }));
}

function leaderRows({ t, format }: Known, { leaders }: KindOverview): FactRow[] {
  return leaders.map(({ player, part, damage }) => ({
    label: t('of', { player: player.nickname, part: part.name }),
    value: format.number(damage),
    to: paths.user(player.id),
  }));
}

function rarityFacts(known: Known): Facts {
  return {
    values: { parts: countParts(known, known.overview.kinds) },
    rows: known.overview.rarities.map(({ rarity, parts }) => ({
      label: gameName('rarity', rarity),
      value: known.format.number(parts),
    })),
  };
}

function kindFacts(known: Known): Facts {
  return {
    values: { parts: countParts(known, known.overview.kinds) },
    rows: known.overview.kinds
      .filter(({ parts }) => parts > 0)
      .map(({ kind, parts }) => ({
        label: known.t(`kinds.${kind}`),
        value: known.format.number(parts),
      })),
  };
}

function bandFacts({ overview, t, format }: Known): Facts {
  return {
    values: {},
    rows: overview.bands.map(({ label, winRate }) => ({
      label: bandName(label, format),
      ...gamesWon({ t, format }, winRate),
    })),
  };
}

function countParts({ format }: Known, among: KindOverview[]): string {
  return format.number(among.reduce((sum, { parts }) => sum + parts, 0));
}

/** A rate of too few games says more about luck than about skill. */
function gamesWon({ t, format }: Pick<Known, 't' | 'format'>, { of, percent }: Rate) {
  return {
    note: t('common:games', { count: of, n: format.number(of) }),
    value: of < MIN_SAMPLE ? '–' : t('won', { percent: format.percent(percent, 0) }),
  };
}
