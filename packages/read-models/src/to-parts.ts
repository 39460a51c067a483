import type { PlayerParts } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { perGame, rateOf, share } from '@scrapboard/statistics';
import type { NamingCatalogue } from './create-namer.ts';
import { toPoints } from './units.ts';

/** Sums over finished matches; damage in hundredths. */
export interface PartRow {
  part: string;
  games: number;
  wins: number;
  damage: number | string;
  hits: number | string;
  kills: number | string;
}

export interface PartRows {
  /** Over all matches, whatever the part. */
  all: { games: number; damage: number | string };
  parts: readonly PartRow[];
}

/** Returns the parts of one group, most damage first. */
export function toParts(
  { all, parts }: PartRows,
  catalogue: NamingCatalogue,
  group: PartPageKind,
): PlayerParts {
  return {
    games: all.games,
    parts: parts
      .map((row) => ({ row, part: catalogue.part(row.part) }))
      .filter(({ part }) => part.category === group)
      .map(({ row, part }) => ({
        part: { id: part.id, name: part.name },
        type: part.type,
        rarity: part.rarity,
        games: row.games,
        winRate: rateOf(row.wins, row.games),
        damage: toPoints(row.damage),
        hits: Number(row.hits),
        kills: Number(row.kills),
        damagePerGame: perGame(toPoints(row.damage), row.games),
        damageShare: share(Number(row.damage), Number(all.damage)),
      }))
      .sort((a, b) => b.damage - a.damage || (a.part.id < b.part.id ? -1 : 1)),
  };
}
