import { hash } from 'node:crypto';
import { createHash63, type MatchRow, type ParticipantRow } from '@scrapboard/matches';
import type { FactRows } from '@scrapboard/questions';
import { type FactLog, toFactRows } from '@scrapboard/read-models';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match } from '../../database/tables/matches.ts';
import { playerMatch } from '../../database/tables/players.ts';
import { upload, uploadMatch } from '../../database/tables/uploads.ts';

const playedMatches = defineQuery({
  text: `select * from match where started_at >= $1 and started_at < $2
    order by started_at, id limit $3`,
  parameters: ['timestamptz', 'timestamptz', 'int8'],
  columns: match.columns,
});

const players = defineQuery({
  text: `select p.* from unnest($1::int8[]) as chosen join match m on m.id = chosen
      cross join unnest(m.player_ids) as player
      join player_match p
        on (p.player_id, p.started_at, p.match_id) = (player, m.started_at, m.id)`,
  parameters: ['int8[]'],
  columns: playerMatch.columns,
});

const logs = defineQuery({
  text: `select s.match_id, s.ordinal, s.upload_id, s.outcome, s.local_player, s.queue_ms,
        s.rewards, u.received_at, u.source, u.network,
        (select min(account_id::text) from upload_owner o where o.upload_id = u.id) as account
      from upload_match s join upload u on u.id = s.upload_id
      where s.match_id = any($1::int8[]) and s.quarantine is null
      order by s.describes desc, s.upload_id, s.ordinal`,
  parameters: ['int8[]'],
  columns: {
    ...pick(uploadMatch, 'match_id', 'ordinal', 'upload_id', 'outcome', 'local_player'),
    ...pick(uploadMatch, 'queue_ms', 'rewards'),
    ...pick(upload, 'received_at', 'source', 'network'),
    account: 'text?',
  },
});

const predictions = defineQuery({
  text: `select r.match_id, r.player_id as "playerId", r.expected as chance
      from unnest($1::int8[]) as chosen join match m on m.id = chosen
      join rating r
        on (r.player_id, r.started_at, r.match_id) = (m.player_ids[1], m.started_at, m.id)
      where r.expected is not null`,
  parameters: ['int8[]'],
  columns: { match_id: 'int8', playerId: 'text', chance: 'int2!' },
});

const hash63 = createHash63((text) => hash('sha256', text));

/** Epoch milliseconds; `to` is exclusive. */
export interface FactPeriod {
  from: number;
  to: number;
}

/**
 * Fetches the facts of a period straight from the rows, for the evaluator; null if they are of more
 * matches than allowed. What a build carries is known only from matches of the period.
 */
export async function fetchFactRows(
  db: Queryable,
  { from, to }: FactPeriod,
  maxMatches: number,
): Promise<FactRows | null> {
  const matches = await playedMatches.all(db, new Date(from), new Date(to), maxMatches + 1);
  if (matches.length > maxMatches) return null;
  const ids = matches.map(({ id }) => id);
  const [playerRows, logRows, predictionRows] = await Promise.all([
    players.all(db, ids),
    logs.all(db, ids),
    predictions.all(db, ids),
  ]);
  const playersByMatch = Map.groupBy(playerRows, ({ match_id }) => match_id);
  const logsByMatch = Map.groupBy(logRows, ({ match_id }) => match_id);
  const predictionsByMatch = new Map(predictionRows.map((row) => [row.match_id, row]));
  return toFactRows(
    matches.map((row) => ({
      match: { ...row, started_at: row.started_at.getTime() } satisfies MatchRow,
      players: (playersByMatch.get(row.id) ?? []).map(
        (player): ParticipantRow => ({ ...player, started_at: player.started_at.getTime() }),
      ),
      logs: (logsByMatch.get(row.id) ?? []).map(toFactLog),
      expected: predictionsByMatch.get(row.id) ?? null,
    })),
  );
}

function toFactLog(row: Awaited<ReturnType<(typeof logs)['all']>>[number]): FactLog {
  const { ordinal, outcome, queue_ms: queueMs, rewards, local_player: localPlayer } = row;
  const { received_at: receivedAt, source, network, account } = row;
  return {
    ...{ ordinal, source, outcome, localPlayer, queueMs, rewards },
    upload: hash63(row.upload_id),
    receivedAt: Math.floor(receivedAt.getTime() / 1000) * 1000,
    // Only compared, never shown.
    uploader: source === 'demo' ? `demo.${localPlayer}` : (account ?? network),
  };
}
