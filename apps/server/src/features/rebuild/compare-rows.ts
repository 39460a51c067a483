import { isDeepStrictEqual } from 'node:util';
import { encodeMatchId } from '@scrapboard/contract';
import { toMatchRows } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { match } from '../../database/tables/matches.ts';
import { playerMatch } from '../../database/tables/players.ts';
import {
  type CareerTable,
  playerFolds,
  playerNicknames,
  playerPartFolds,
} from '../store/career-tables.ts';
import { readMatchDetail } from '../store/match-detail.ts';

const storedMatches = defineQuery({
  text: `select m.*, d.detail from match m join match_detail d on d.match_id = m.id
    where m.id in (select match_id from upload_match where upload_id = $1) order by m.id`,
  parameters: ['text'],
  columns: { ...match.columns, detail: 'bytea' },
});

const storedPlayers = defineQuery({
  text: `select * from player_match
    where player_id = any($1::text[]) and started_at = $2 and match_id = $3
    order by player_id collate "C"`,
  parameters: ['text[]', 'timestamptz', 'int8'],
  columns: playerMatch.columns,
});

const storedCareers = [
  { description: 'totals', ...defineComparison(playerFolds) },
  { description: 'nicknames', ...defineComparison(playerNicknames) },
  { description: 'parts', ...defineComparison(playerPartFolds) },
];

/** Defines a query that finds the players whose rows in a table differ from their matches. */
function defineComparison({ table, columns, select }: CareerTable) {
  const names = columns.join(', ');
  const query = defineQuery({
    text: `with expected (${names}) as (${select}),
        stored as (select ${names} from ${table} where player_id = any($1::text[]))
      select distinct player_id as id from (
        (table expected except table stored) union all (table stored except table expected)
      ) differing order by 1`,
    parameters: ['text[]'],
    columns: { id: 'text?' },
  });
  return { query };
}

/**
 * Compares the rows of an upload's matches with their details, and what is counted of their players
 * with these rows. Returns a line for each problem.
 */
export async function compareRows(
  db: Queryable,
  uploadId: string,
  basePartIdOf: (id: string) => string,
): Promise<string[]> {
  const problems: string[] = [];
  const players = new Set<string>();
  for (const { detail, ...row } of await storedMatches.all(db, uploadId)) {
    const { region, host, client_version: clientVersion, category, mode, witnesses } = row;
    const storedMatch = {
      id: row.id,
      startedAt: row.started_at.getTime(),
      category,
      mode,
      witnesses,
    };
    const expected = toMatchRows(
      { ...storedMatch, region, host, clientVersion },
      readMatchDetail(detail),
      basePartIdOf,
    );
    const storedRows = await storedPlayers.all(db, row.player_ids, row.started_at, row.id);
    const rows = storedRows.map((player) => ({
      ...player,
      started_at: player.started_at.getTime(),
    }));
    const isSame =
      isDeepStrictEqual({ ...row, started_at: row.started_at.getTime() }, expected.match) &&
      isDeepStrictEqual(rows, expected.players);
    if (!isSame) problems.push(`Match ${encodeMatchId(row.id)}: its rows differ from its log`);
    for (const id of row.player_ids) players.add(id);
  }
  for (const { description, query } of storedCareers) {
    for (const { id } of await query.all(db, [...players]))
      problems.push(`Player ${id}: the ${description} differ from the matches`);
  }
  return problems;
}
