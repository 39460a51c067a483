import type { KindOverview, Overview } from '@scrapboard/contract';
import type { TFunction } from 'i18next';
import type { Format } from '../../format.ts';
import { gameName } from '../../i18n/game-name.ts';
import { paths } from '../../paths.ts';
import type { Placeholder } from './placeholders.ts';

/** A line of the list. */
export interface FactRow {
  label: string;
  value: string;
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
type PartGroup = Extract<PlaceholderFacts, { kind: 'leaders' }>['of'];

interface FactContext {
  overview: Overview;
  t: TFunction<readonly ['placeholders', 'common']>;
  format: Format;
}

/** Returns the facts that the stored matches already provide for a page. */
export function buildFacts(facts: PlaceholderFacts, context: FactContext): Facts {
  switch (facts.kind) {
    case 'fastest':
      return fastestWinFacts(context);
    case 'leaders':
      return partFacts(context, facts.of, leaderRows);
  }
}

function fastestWinFacts({ overview, format }: FactContext): Facts {
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
  context: FactContext,
  group: PartGroup,
  toRows: (context: FactContext, kind: KindOverview) => FactRow[],
): Facts {
  const kinds = context.overview.kinds.filter(({ kind, parts }) =>
    group === 'eachKind'
      ? parts > 0 && ['weapon', 'movement', 'cabin'].includes(kind)
      : kind === group,
  );
  const maxRows = group === 'eachKind' ? 1 : undefined;
  return {
    values: { parts: countParts(context, kinds) },
    rows: kinds.flatMap((kind) => toRows(context, kind).slice(0, maxRows)),
  };
}

function leaderRows({ t, format }: FactContext, { leaders }: KindOverview): FactRow[] {
  return leaders.map(({ player, part, damage }) => ({
    label: t('of', { player: player.nickname, part: part.name }),
    value: format.number(damage),
    to: paths.user(player.id),
  }));
}

function countParts({ format }: FactContext, kinds: KindOverview[]): string {
  return format.number(kinds.reduce((sum, { parts }) => sum + parts, 0));
}
