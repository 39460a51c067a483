import { defineQuery, type Queryable } from '../../database/define-query.ts';

/** A match that an account's log and an independent one of somebody else have in common. */
export interface ProofMatch {
  uploadId: string;
  /** The independent upload. */
  witnessId: string;
  /** The server's id of the match, which is shown to nobody. */
  guid: string;
  /** ISO date in UTC. */
  playedOn: string;
  /** Everybody in the match. */
  playerIds: string[];
}

/** Only the latest matches are considered; a proof needs few of them. */
const MAX_MATCHES = 50;

/**
 * Logs that contradict others, of one account and from its networks: with more, a proof may have
 * been found by guessing server match ids. Every wrong guess contradicts the match it is about.
 */
const MAX_CONTRADICTIONS = 20;

/** Clocks and time zones may be wrong by a day: see `MAX_CLOCK_ERROR_MS` of packages/matches. */
const MAX_CLOCK_ERROR = '26 hours';

const OWN_NETWORKS_SQL = `select v.network from upload_owner o join upload v on v.id = o.upload_id
    where o.account_id = $1 and v.network is not null`;

/**
 * Finds matches that prove a claim: a log of the account names the player as the local one, and
 * another account's log, from a network that is known to be a different one and written by another
 * player, has the same server match id and roster. Demo data proves nothing, because anyone can
 * simulate it.
 */
const proofMatches = defineQuery({
  text: `select s.upload_id as "uploadId", w.upload_id as "witnessId", s.guid,
           to_char(m.started_at at time zone 'utc', 'YYYY-MM-DD') as "playedOn",
           m.player_ids as "playerIds"
      from upload_owner o
      join upload u on u.id = o.upload_id and u.network is not null and u.source <> 'demo'
      join upload_match s on s.upload_id = u.id and s.local_player = $2
       and s.guid is not null and s.quarantine is null
      join match m on m.id = s.match_id and s.local_player = any(m.player_ids)
       and s.started_at between m.started_at - interval '${MAX_CLOCK_ERROR}'
                            and m.started_at + interval '${MAX_CLOCK_ERROR}'
      join lateral (
        select w.upload_id
          from upload_match w join upload v on v.id = w.upload_id
         where w.upload_id <> $3 and w.guid = s.guid and w.match_id = s.match_id and w.roster_key = s.roster_key
           and w.quarantine is null and w.local_player <> s.local_player and v.source <> 'demo'
           and split_part(v.network, '.', 1) = split_part(u.network, '.', 1)
           and v.network not in (${OWN_NETWORKS_SQL})
           and not exists (select from upload_owner a join upload_owner b using (account_id)
                            where a.upload_id = s.upload_id and b.upload_id = w.upload_id)
           and not exists (select from upload_owner a
                            where a.upload_id = w.upload_id and a.account_id = $1)
         order by v.received_at, v.id limit 1) w on true
     where o.account_id = $1 and u.id <> $3
     order by m.started_at desc, s.upload_id limit ${MAX_MATCHES}`,
  parameters: ['uuid', 'text', 'text'],
  columns: {
    uploadId: 'text',
    witnessId: 'text',
    guid: 'text!',
    playedOn: 'text',
    playerIds: 'text[]',
  },
});

const contradictions = defineQuery({
  text: `select count(*)::int4 as count from (
      select from upload_match s join upload u on u.id = s.upload_id
       where s.quarantine = 'contradicts'
         and (u.network in (${OWN_NETWORKS_SQL})
              or exists (select from upload_owner o
                          where o.upload_id = u.id and o.account_id = $1))
       limit ${MAX_CONTRADICTIONS + 1}) found`,
  parameters: ['uuid'],
  columns: { count: 'int4' },
});

/**
 * Returns the latest matches that prove a claim of an account, except those in the upload `without`.
 */
export async function findProofMatches(
  db: Queryable,
  { accountId, playerId }: { accountId: string; playerId: string },
  without = '',
): Promise<ProofMatch[]> {
  const found = await proofMatches.all(db, accountId, playerId, without);
  if (found.length === 0) return [];
  const contradicting = await contradictions.first(db, accountId);
  return (contradicting?.count ?? 0) > MAX_CONTRADICTIONS ? [] : found;
}
