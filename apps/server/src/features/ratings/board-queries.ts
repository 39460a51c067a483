import type { BoardSelection } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { player, playerFold } from '../../database/tables/players.ts';
import { ratingBoard } from '../../database/tables/ratings.ts';
import type { LadderDay } from './fetch-ladder-day.ts';
import { CURRENT_PLACES_SQL, EARLIER_PLACES_SQL } from './ladder-source.ts';

/** The ladder, its day, a `BoardSelection` and the hidden players, as parameters $1 to $12. */
const IS_SELECTED_SQL = `b.ladder = $1 and b.day > $2 and b.day <= $4 and b.sigma > $5 and b.sigma <= $6
    and b.games >= $7 and ($8::text is null or b.region = $8)
    and ($9::int4 is null or b.party_size = $9) and b.power_score between $10 and $11
    and b.player_id <> all($12::text[])
    -- Always true; it gives a type to $3, which only EARLIER_PLACES_SQL needs.
    and b.day <= $3`;
const SELECTION_PARAMETERS = [
  ...(['text', 'int4', 'int4', 'int4', 'float8', 'float8', 'int4'] as const),
  ...(['text?', 'int4?', 'int4', 'int4', 'text[]'] as const),
] as const;

const definePage = (source: string) =>
  defineQuery({
    text: `select b.player_id, b.day, b.sigma, b.mmr, b.best, b.games, b.wins, b.draws, b.region,
        b.party_size, b.power_score, b.recent, p.nickname, f.last_seen_at, f.confirmed_count
      from (
        select * from ${source} b
        where ${IS_SELECTED_SQL} and (b.mmr, b.player_id) < ($13, $14)
        order by b.mmr desc, b.player_id desc limit $15
      ) b
      join player p on p.id = b.player_id
      join player_fold f on f.player_id = b.player_id
      order by b.mmr desc, b.player_id desc`,
    parameters: [...SELECTION_PARAMETERS, 'int4', 'text', 'int8'],
    columns: {
      ...pick(ratingBoard, 'player_id', 'day', 'sigma', 'mmr', 'best', 'games', 'wins', 'draws'),
      ...pick(ratingBoard, 'region', 'party_size', 'power_score', 'recent'),
      ...pick(player, 'nickname'),
      ...pick(playerFold, 'last_seen_at', 'confirmed_count'),
    },
  });

/** Defines the query for the row at a position, counted from 0. */
const defineRowAt = (source: string) =>
  defineQuery({
    text: `select b.mmr, b.player_id from ${source} b where ${IS_SELECTED_SQL}
      order by b.mmr desc, b.player_id desc offset $13 limit 1`,
    parameters: [...SELECTION_PARAMETERS, 'int8'],
    columns: pick(ratingBoard, 'mmr', 'player_id'),
  });

const defineCountRowsAbove = (source: string) =>
  defineQuery({
    text: `select count(*)::int as rows, count(*) filter (where b.mmr > $13)::int as better
      from ${source} b where ${IS_SELECTED_SQL} and (b.mmr, b.player_id) > ($13, $14)`,
    parameters: [...SELECTION_PARAMETERS, 'int4', 'text'],
    columns: { rows: 'int4', better: 'int4' },
  });

const definePlace = (source: string) =>
  defineQuery({
    text: `select b.mmr, b.player_id from ${source} b where ${IS_SELECTED_SQL} and b.player_id = $13`,
    parameters: [...SELECTION_PARAMETERS, 'text'],
    columns: pick(ratingBoard, 'mmr', 'player_id'),
  });

const defineCountByMmr = (source: string) =>
  defineQuery({
    text: `select b.mmr, count(*)::int as players from ${source} b where ${IS_SELECTED_SQL}
      group by b.mmr order by b.mmr desc`,
    parameters: SELECTION_PARAMETERS,
    columns: { ...pick(ratingBoard, 'mmr'), players: 'int4' },
  });

/** Defines the query for one of the rows with an MMR, by its index from 0. */
const defineRowOfMmr = (source: string) =>
  defineQuery({
    text: `select b.player_id from ${source} b where ${IS_SELECTED_SQL} and b.mmr = $13
      order by b.player_id desc offset $14 limit 1`,
    parameters: [...SELECTION_PARAMETERS, 'int4', 'int8'],
    columns: pick(ratingBoard, 'player_id'),
  });

/** Defines the query that counts the rows with the same MMR before a row. */
const defineCountEqual = (source: string) =>
  defineQuery({
    text: `select count(*)::int as rows from ${source} b
      where ${IS_SELECTED_SQL} and b.mmr = $13 and b.player_id > $14`,
    parameters: [...SELECTION_PARAMETERS, 'int4', 'text'],
    columns: { rows: 'int4' },
  });

const defineBoardQueries = (source: string) => ({
  page: definePage(source),
  rowAt: defineRowAt(source),
  countRowsAbove: defineCountRowsAbove(source),
  rowOfMmr: defineRowOfMmr(source),
  countEqual: defineCountEqual(source),
  placeOf: definePlace(source),
  countByMmr: defineCountByMmr(source),
});
export type BoardQueries = ReturnType<typeof defineBoardQueries>;
const [currentQueries, earlierQueries] = [
  defineBoardQueries(CURRENT_PLACES_SQL),
  defineBoardQueries(EARLIER_PLACES_SQL),
];

/** Returns the queries of a board: the newest one has a table of its own. */
export function chooseBoardQueries({ isNewest }: LadderDay): BoardQueries {
  return isNewest ? currentQueries : earlierQueries;
}

/** The values of the parameters that all of these queries begin with. */
export type SelectionValues = ReturnType<typeof selectionValues>;

export function selectionValues(
  ladderDay: LadderDay,
  selection: BoardSelection,
  hidden: readonly string[],
) {
  return [
    ladderDay.ladder,
    selection.afterDay,
    ladderDay.day,
    selection.maxDay,
    selection.aboveSigma,
    selection.maxSigma,
    selection.minGames,
    selection.region,
    selection.partySize,
    selection.minPowerScore,
    selection.maxPowerScore,
    hidden,
  ] as const;
}
