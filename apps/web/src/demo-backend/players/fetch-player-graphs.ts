import type { MatchFilters, PlayerGraphs } from '@scrapboard/contract';
import type { ParticipantRow } from '@scrapboard/matches';
import {
  chooseGraphStep,
  type FormRow,
  type GraphStep,
  MAX_GRAPH_POINTS,
  toGraphs,
} from '@scrapboard/read-models';
import type { Dataset, DatasetPlayer } from '../data/dataset/build-dataset.ts';
import { countWins, filterRows, finishedRows, sumOf } from '../data/dataset/filter-rows.ts';

/** Returns a player's form over time and the distribution of their damage; finished matches only. */
export function fetchPlayerGraphs(
  dataset: Dataset,
  { id, rows }: DatasetPlayer,
  filters: MatchFilters,
): PlayerGraphs {
  const selected = finishedRows(filterRows(rows, filters));
  const dateOf = (row: ParticipantRow | undefined) => row && new Date(row.started_at);
  const step = chooseGraphStep(dateOf(selected.at(-1)) ?? null, dateOf(selected[0]) ?? null);
  const steps = [...Map.groupBy(selected, ({ started_at }) => startOfStep(started_at, step))];
  const form = steps.slice(0, MAX_GRAPH_POINTS).map(
    ([at, played]): FormRow => ({
      at: new Date(at),
      games: played.length,
      wins: countWins(played),
      damage: sumOf(played, ({ damage }) => damage),
      score: sumOf(played, ({ score }) => score),
      kills: sumOf(played, ({ kills }) => kills),
      assists: sumOf(played, ({ assists }) => assists),
      mvp: sumOf(played, ({ mvp }) => mvp),
      mmr: dataset.ratings.after(id, played[0]?.match_id ?? '')?.mmr ?? null,
    }),
  );
  return toGraphs(
    step,
    form.reverse(),
    selected.map(({ damage }) => damage),
  );
}

/** Returns midnight UTC of the day, of the week's Monday or of the month's first day. */
function startOfStep(at: number, step: GraphStep): number {
  const date = new Date(at);
  date.setUTCHours(0, 0, 0, 0);
  if (step === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (step === 'month') date.setUTCDate(1);
  return date.getTime();
}
