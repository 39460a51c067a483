import type { Status } from '@scrapboard/contract';
import { countRows } from '../../database/count-rows.ts';
import type { Deps } from '../../deps.ts';
import { version } from '../../version.ts';

/** What the shell of the web app needs to know about this server. */
export async function fetchStatus({
  pool,
  config,
  catalogue,
}: Pick<Deps, 'pool' | 'config' | 'catalogue'>): Promise<Status> {
  const [player, players, matches, times, demo] = await Promise.all([
    fetchFirst(pool, config.player),
    countRows(pool, 'player'),
    countRows(pool, 'match'),
    fetchTimes(pool),
    fetchDemo(pool),
  ]);
  const season = catalogue.seasonAt(Date.now());
  return {
    siteName: config.siteName,
    version,
    links: {
      about: config.aboutUrl ?? null,
      github: config.githubUrl ?? null,
      community: config.communityUrl ?? null,
    },
    googleMapsKey: config.googleMapsKey ?? null,
    player,
    players,
    matches,
    newestMatchAt: times.newest_match_at?.toISOString() ?? null,
    updatedAt: times.updated_at?.toISOString() ?? null,
    demo,
    season: { name: season.name, startsAt: new Date(season.from).toISOString() },
    uploadsFrom: config.uploadsFrom,
    limits: {
      uploadBytes: config.uploadMaxBytes,
      expandedBytes: config.uploadMaxExpanded,
      files: config.uploadMaxFiles,
    },
  };
}

/** The configured one, unless he is hidden: his page would be nobody's to see. */
async function fetchFirst(
  pool: Deps['pool'],
  configured: string | undefined,
): Promise<string | null> {
  if (configured === undefined) return await fetchMostActive(pool);
  const hidden = 'select from hidden_player where player_id = $1';
  const { rowCount } = await pool.query(hidden, [configured]);
  return rowCount === 0 ? configured : await fetchMostActive(pool);
}

/**
 * The most active of those who upload: whoever hands in his first session finds his own profile, not
 * that of a stranger he met in it. Where no log tells whose it is, the most active of all.
 */
async function fetchMostActive(pool: Deps['pool']): Promise<string | null> {
  const { rows } = await pool.query<{ player_id: string | null }>(
    `with shown as (
       select player_id, games, upload_count from player_fold f
       where not exists (select from hidden_player h where h.player_id = f.player_id)
     )
     select coalesce(
       (select player_id from shown where upload_count > 0
         order by games desc, player_id desc limit 1),
       (select player_id from shown order by games desc, player_id desc limit 1)
     ) as player_id`,
  );
  return rows[0]?.player_id ?? null;
}

interface Times {
  newest_match_at: Date | null;
  updated_at: Date | null;
}

async function fetchTimes(pool: Deps['pool']): Promise<Times> {
  const { rows } = await pool.query<Times>(
    `select (select max(started_at) from match) as newest_match_at,
            (select max(finished_at) from upload where status = 'stored') as updated_at`,
  );
  return rows[0] ?? { newest_match_at: null, updated_at: null };
}

async function fetchDemo(pool: Deps['pool']): Promise<Status['demo']> {
  const { rows } = await pool.query<{ value: NonNullable<Status['demo']> }>(
    `select value from instance where key = 'demo'`,
  );
  const value = rows[0]?.value;
  if (value === undefined) return null;
  return { filling: value.filling, matches: value.matches, totalMatches: value.totalMatches };
}
