import type { Duel } from '@scrapboard/contract';
import { type Mean, meanOf } from '@scrapboard/statistics/mean-of';

/** The part of a duel that took place in one mode. */
type DuelMode = Duel['modes'][number];
type DuelNumber = keyof DuelMode['squares'];

/** What two sides did to each other in a mode, per match; `mode` is null for all modes. */
export interface DuelRow extends Record<DuelNumber, Mean> {
  mode: string | null;
  /** Matches on opposing teams; one with several of a side counts for each pair of opponents. */
  matches: number;
}

/** Adds up duels for all modes and then by mode, most damage first; empty without any duel. */
export function sumDuels(duels: readonly Duel[]): DuelRow[] {
  const modes = duels.flatMap(({ modes: modesOfDuel }) => modesOfDuel);
  if (modes.length === 0) return [];
  const totalDamageOf = ({ damageDealt, damageReceived }: DuelRow) =>
    damageDealt.sum + damageReceived.sum;
  return [
    toRow(null, modes),
    ...[...Map.groupBy(modes, ({ mode }) => mode)]
      .map(([mode, rows]) => toRow(mode, rows))
      .sort((a, b) => totalDamageOf(b) - totalDamageOf(a)),
  ];
}

function toRow(mode: string | null, modes: readonly DuelMode[]): DuelRow {
  const sumOf = (read: (row: DuelMode) => number) => modes.reduce((sum, row) => sum + read(row), 0);
  const matches = sumOf((row) => row.matches);
  const meanPerMatch = (name: DuelNumber) =>
    meanOf({
      n: matches,
      sum: sumOf((row) => row[name]),
      squares: sumOf((row) => row.squares[name]),
    });
  return {
    mode,
    matches,
    kills: meanPerMatch('kills'),
    deaths: meanPerMatch('deaths'),
    damageDealt: meanPerMatch('damageDealt'),
    damageReceived: meanPerMatch('damageReceived'),
  };
}
