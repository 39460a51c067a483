import type { KindOverview, ModeOverview, Overview, Rate } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics';
import type { TFunction } from 'i18next';
import type { Format } from '../../format.ts';
import { bandName } from '../../i18n/band-name.ts';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import type { PlaceholderName } from './pages.ts';

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

interface Known {
  overview: Overview;
  t: TFunction<readonly ['placeholders', 'common']>;
  format: Format;
}

const FACTS_SHOWN = 5;

/** Returns what the data already says about a page's question. */
export function buildFacts(page: PlaceholderName, known: Known): Facts {
  return facts[page](known);
}

/** Returns a line about the part in the URL, if there is one. */
export function tellPart({ part }: Overview, known: Pick<Known, 't' | 'format'>): FactRow[] {
  return part === null ? [] : [{ label: part.part.name, ...gamesWon(known, part.winRate) }];
}

const facts: Record<PlaceholderName, (known: Known) => Facts> = {
  activity: (known) => ({
    values: {
      uploads: known.format.number(known.overview.uploads),
      uploaders: known.format.number(known.overview.uploaders),
    },
    rows: modeRows(known, known.overview.modes).slice(0, FACTS_SHOWN),
  }),
  performance: (known) => ({
    values: { parts: countParts(known, kinds(known)) },
    rows: kinds(known).flatMap((kind) => usedRows(known, kind).slice(0, 1)),
  }),
  performanceWeapon: (known) => usedFacts(known, 'weapon'),
  performanceMovement: (known) => usedFacts(known, 'movement'),
  performanceCabin: (known) => usedFacts(known, 'cabin'),
  meta: (known) => ({
    values: { modes: known.format.number(known.overview.modes.length) },
    rows: modeRows(known, known.overview.modes).slice(0, FACTS_SHOWN),
  }),
  metaClanWars: (known) => modeFacts(known, isClanWar),
  meta8v8: (known) => modeFacts(known, ({ mode }) => /(^|-)8v8$/.test(mode.id)),
  metaBrawl: (known) => modeFacts(known, isBrawl),
  metaPve: (known) => modeFacts(known, ({ category }) => category === 'pve'),
  revenue: ({ overview, t, format }) => ({
    values: {},
    rows: overview.modes
      .flatMap(({ mode, secondsPerMatch }) =>
        secondsPerMatch === null || secondsPerMatch === 0
          ? []
          : [
              {
                label: gameName('mode', mode),
                value: t('perHour', { n: format.number(3600 / secondsPerMatch) }),
              },
            ],
      )
      .slice(0, FACTS_SHOWN),
  }),
  leader: (known) => ({
    values: {},
    rows: kinds(known).flatMap((kind) => leaderRows(known, kind).slice(0, 1)),
  }),
  leaderWeapon: (known) => leaderFacts(known, 'weapon'),
  leaderMovement: (known) => leaderFacts(known, 'movement'),
  leaderCabin: (known) => leaderFacts(known, 'cabin'),
  speedrunning: ({ overview, format }) => ({
    values: { matches: format.number(overview.matchesScanned) },
    rows: overview.fastest.map(({ id, mode, map, seconds }) => ({
      label: `${gameName('mode', mode)}, ${map.name}`,
      value: format.duration(seconds),
      to: paths.match(id),
    })),
  }),
  schedules: (known) => lastPlayed(known, (mode) => isClanWar(mode) || isBrawl(mode)),
  scheduleClanWars: (known) => lastPlayed(known, isClanWar),
  scheduleBrawl: (known) => lastPlayed(known, isBrawl),
  fusionCalculator: (known) => ({
    values: { parts: countParts(known, known.overview.kinds) },
    rows: known.overview.rarities.map(({ rarity, parts }) => ({
      label: gameName('rarity', rarity),
      value: known.format.number(parts),
    })),
  }),
  partPicker: (known) => ({
    values: { parts: countParts(known, known.overview.kinds) },
    rows: known.overview.kinds
      .filter(({ parts }) => parts > 0)
      .map(({ kind, parts }) => ({
        label: known.t(`kinds.${kind}`),
        value: known.format.number(parts),
      })),
  }),
  buildOptimization: ({ overview, t, format }) => ({
    values: {},
    rows: overview.bands.map(({ label, winRate }) => ({
      label: bandName(label, format),
      ...gamesWon({ t, format }, winRate),
    })),
  }),
};

const isClanWar = ({ mode }: ModeOverview) => /clan-war$/.test(mode.id);
const isBrawl = ({ category }: ModeOverview) => category === 'brawl';

/** Returns the part kinds that have pages, without unused ones. */
function kinds({ overview }: Known): KindOverview[] {
  return overview.kinds.filter(
    ({ kind, parts }) => parts > 0 && ['weapon', 'movement', 'cabin'].includes(kind),
  );
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

function usedRows(known: Known, { top }: KindOverview): FactRow[] {
  return top.map(({ part, winRate }) => ({
    label: part.name,
    ...gamesWon(known, winRate),
  }));
}

function usedFacts(known: Known, wanted: KindOverview['kind']): Facts {
  const own = known.overview.kinds.filter(({ kind }) => kind === wanted);
  return {
    values: { parts: countParts(known, own) },
    rows: own.flatMap((kind) => usedRows(known, kind)),
  };
}

function modeRows({ t, format }: Known, modes: ModeOverview[]): FactRow[] {
  return modes.map(({ mode, matches }) => ({
    label: gameName('mode', mode),
    value: t('common:matches', { count: matches, n: format.number(matches) }),
  }));
}

function modeFacts(known: Known, wanted: (mode: ModeOverview) => boolean): Facts {
  const modes = known.overview.modes.filter(wanted);
  const matches = modes.reduce((sum, mode) => sum + mode.matches, 0);
  return { values: { matches: known.format.number(matches) }, rows: modeRows(known, modes) };
}

function leaderRows({ t, format }: Known, { leaders }: KindOverview): FactRow[] {
  return leaders.map(({ player, part, damage }) => ({
    label: t('of', { player: player.nickname, part: part.name }),
    value: format.number(damage),
    to: paths.user(player.id),
  }));
}

function leaderFacts(known: Known, wanted: KindOverview['kind']): Facts {
  const own = known.overview.kinds.filter(({ kind }) => kind === wanted);
  return { values: {}, rows: own.flatMap((kind) => leaderRows(known, kind)) };
}

function lastPlayed({ overview, format }: Known, wanted: (mode: ModeOverview) => boolean): Facts {
  const modes = overview.modes
    .filter(wanted)
    .toSorted((a, b) => (a.newestDay < b.newestDay ? 1 : -1));
  return {
    values: {},
    rows: modes.map(({ mode, newestDay }) => ({
      label: gameName('mode', mode),
      value: format.utcDate(newestDay),
    })),
  };
}
