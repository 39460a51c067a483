import type { PlayerGraphs } from '@scrapboard/contract';
import { MIN_SAMPLE } from '@scrapboard/statistics/sample-size';
import { mergeSteps } from './merge-steps.ts';

/** The lines beside the figures of a profile, oldest value first. */
export function toTrends({ form }: Pick<PlayerGraphs, 'form'>) {
  const of = (pick: (point: PlayerGraphs['form'][number]) => number | null) =>
    form.map(pick).filter((value) => value !== null);
  return {
    mmr: of(({ mmr }) => mmr),
    games: of(({ games }) => games),
    wins: of(({ winRate }) => winRate.count),
    winRate: mergeSteps(form, MIN_SAMPLE).map(({ winRate }) => winRate.percent),
    mvp: of(({ mvp, games }) => Math.round(mvp * games)),
    mvpRate: of(({ mvp }) => 100 * mvp),
    kills: of(({ kills }) => kills),
    assists: of(({ assists }) => assists),
    killsAssists: of(({ kills, assists }) => 100 * (kills + assists)),
  };
}

export type Trends = ReturnType<typeof toTrends>;
