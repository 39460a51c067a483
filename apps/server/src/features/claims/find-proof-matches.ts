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

/** Only the latest matches are considered; even for people who play a lot they span many days. */
const MAX_MATCHES = 500;

/**
 * A guid is the microsecond at which the server created the match, of which only the second is
 * public. If more guids of one second are stored than a server can have matches in it, somebody is
 * guessing, and its guids prove nothing.
 */
const MAX_GUIDS_PER_SECOND = 50;

/** Digits of a guid up to the second. */
const SECOND_DIGITS = 10;

/** Clocks and time zones may be wrong by a day: see `MAX_CLOCK_ERROR_MS` of packages/matches. */
const MAX_CLOCK_ERROR = '26 hours';

/**
 * Finds matches that prove a claim: a log of the account names the player as the local one, and
 * another account's log, from a network that is known to be a different one and written by another
 * player, has the same server match id and roster. Demo data proves nothing, because anyone can
 * simulate it.
 */
const proofMatches = defineQuery({
  text: `with own_network as materialized (
      select distinct u.network from upload_owner o join upload u on u.id = o.upload_id
       where o.account_id = $1 and u.network is not null),
    own as materialized (
      select s.upload_id, s.guid, s.match_id, s.roster_key, s.started_at,
             split_part(u.network, '.', 1) as key
        from upload_owner o
        join upload u on u.id = o.upload_id and u.network is not null and u.source <> 'demo'
        join upload_match s on s.upload_id = u.id and s.local_player = $2
         and s.guid is not null and s.quarantine is null
       where o.account_id = $1 and u.id <> $3
       order by s.started_at desc)
    select s.upload_id as "uploadId", w.upload_id as "witnessId", s.guid,
           to_char(m.started_at at time zone 'utc', 'YYYY-MM-DD') as "playedOn",
           m.player_ids as "playerIds"
      from own s
      cross join lateral (
        select w.upload_id
          from upload_match w join upload v on v.id = w.upload_id
         where w.upload_id <> $3 and w.guid = s.guid and w.match_id = s.match_id
           and w.roster_key = s.roster_key and w.quarantine is null and w.local_player <> $2
           and v.source <> 'demo' and split_part(v.network, '.', 1) = s.key
           and not exists (select from own_network n where n.network = v.network)
           and not exists (select from upload_owner a join upload_owner b using (account_id)
                            where a.upload_id = s.upload_id and b.upload_id = w.upload_id)
         order by v.received_at, v.id limit 1) w
      join match m on m.id = s.match_id and $2 = any(m.player_ids)
       and s.started_at between m.started_at - interval '${MAX_CLOCK_ERROR}'
                            and m.started_at + interval '${MAX_CLOCK_ERROR}'
     where (select count(*) from (
              select distinct g.guid from upload_match g
               where g.guid between left(s.guid, ${SECOND_DIGITS}) and left(s.guid, ${SECOND_DIGITS}) || '~'
               limit ${MAX_GUIDS_PER_SECOND + 1}) guids) <= ${MAX_GUIDS_PER_SECOND}
     limit ${MAX_MATCHES}`,
  parameters: ['uuid', 'text', 'text'],
  columns: {
    uploadId: 'text!',
    witnessId: 'text',
    guid: 'text!',
    playedOn: 'text',
    playerIds: 'text[]',
  },
});

/** Returns the latest matches that prove a claim of an account, except those of `excludedUpload`. */
export async function findProofMatches(
  db: Queryable,
  { accountId, playerId }: { accountId: string; playerId: string },
  excludedUpload = '',
): Promise<ProofMatch[]> {
  return await proofMatches.all(db, accountId, playerId, excludedUpload);
}
