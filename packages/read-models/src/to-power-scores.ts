import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { PlayerPowerScores } from '@scrapboard/contract';
import { perGame, rateOf } from '@scrapboard/statistics';
import { toPoints } from './units.ts';

/** Sums over the finished matches within one band. */
export interface BandRow {
  /** Index into `powerScoreBands`. */
  band: number;
  games: number;
  wins: number;
  damage: number | string;
  kills: number | string;
  assists: number | string;
  score: number | string;
}

/** Returns the bands; `rows` are sorted by band, lowest first. */
export function toPowerScores(rows: readonly BandRow[]): PlayerPowerScores {
  const bands = rows.flatMap((row) => {
    const band = powerScoreBands[row.band];
    if (band === undefined) return [];
    const { games } = row;
    return {
      from: band.from,
      to: band.to === null ? null : band.to + 1,
      label: band.name,
      games,
      winRate: rateOf(row.wins, games),
      damagePerGame: perGame(toPoints(row.damage), games),
      killsPerGame: perGame(Number(row.kills), games),
      assistsPerGame: perGame(Number(row.assists), games),
      scorePerGame: perGame(Number(row.score), games),
    };
  });
  return { bands };
}
