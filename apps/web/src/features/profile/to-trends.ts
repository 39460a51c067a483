import type { PlayerGraphs } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { mergeSteps } from './merge-steps.ts';

/** Returns the values of the trend lines beside the numbers of a profile, oldest first. */
export function toTrends({ form }: Pick<PlayerGraphs, 'form'>) {
  const seriesOf = (pick: (point: PlayerGraphs['form'][number]) => number | null) =>
    form.map(pick).filter((value) => value !== null);
  return {
    mmr: seriesOf(({ mmr }) => mmr),
    games: seriesOf(({ games }) => games),
    wins: seriesOf(({ winRate }) => winRate.count),
    winRate: mergeSteps(form, MIN_SAMPLE).map(({ winRate }) => winRate.percent),
    mvp: seriesOf(({ mvp, games }) => Math.round(mvp * games)),
    mvpRate: seriesOf(({ mvp }) => 100 * mvp),
    kills: seriesOf(({ kills }) => kills),
    assists: seriesOf(({ assists }) => assists),
    killsAssists: seriesOf(({ kills, assists }) => 100 * (kills + assists)),
  };
}

export type Trends = ReturnType<typeof toTrends>;
