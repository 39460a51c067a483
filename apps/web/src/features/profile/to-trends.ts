import type { PlayerGraphs } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { mergeSteps } from './merge-steps.ts';

/** Returns the values of the trend lines beside the numbers of a profile, oldest first. */
export function toTrends({ form }: Pick<PlayerGraphs, 'form'>) {
  const series = (pick: (point: PlayerGraphs['form'][number]) => number | null) =>
    form.map(pick).filter((value) => value !== null);
  return {
    mmr: series(({ mmr }) => mmr),
    games: series(({ games }) => games),
    wins: series(({ winRate }) => winRate.count),
    winRate: mergeSteps(form, MIN_SAMPLE).map(({ winRate }) => winRate.percent),
    mvp: series(({ mvp, games }) => Math.round(mvp * games)),
    mvpRate: series(({ mvp }) => 100 * mvp),
    kills: series(({ kills }) => kills),
    assists: series(({ assists }) => assists),
    killsAssists: series(({ kills, assists }) => 100 * (kills + assists)),
  };
}

export type Trends = ReturnType<typeof toTrends>;
